import type { RoomManifest } from '@/cms/manifest';
import { textsGlobal } from '@/cms/texts-global';
import { SUPPORT_TEXTS } from '../contract.texts';
import { TICKET_TEXTS } from '../contract.ticket-texts';
import { savedReplies } from './saved-replies.collection';
import { supportTickets } from './support-tickets.collection';
import { ticketMessages } from './ticket-messages.collection';

export const supportRoom: RoomManifest = {
  collections: [supportTickets, savedReplies, ticketMessages],
  globals: [textsGlobal(SUPPORT_TEXTS), textsGlobal(TICKET_TEXTS)],
};
