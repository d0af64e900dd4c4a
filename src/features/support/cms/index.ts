import type { Documents } from '@/core/cms/manifest';
import { savedReplies } from './saved-replies.collection';
import { supportTickets } from './support-tickets.collection';
import { ticketMessages } from './ticket-messages.collection';

export const supportDocuments: Documents = {
  collections: [supportTickets, savedReplies, ticketMessages],
};
