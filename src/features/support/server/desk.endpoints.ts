import { publicEndpoint } from '@/server/public-endpoint';
import type { ReadSession } from '@/server/require-role';
import { sendToSender, showRecord } from '@/server/sender-mail';
import type { ReadBrandIdentity } from '@/shared/brand-identity';
import { staffReply } from '../contract';
import { readConversation } from './conversation.queries';
import { replyToTicket } from './reply-to-ticket';

/** GET: the messages of a ticket, and the state of their emails. */
export const conversationEndpoint = (readSession: ReadSession) =>
  publicEndpoint({ GET: showRecord(readSession, readConversation) });

/** POST: an answer by email. */
export const repliesEndpoint = (readSession: ReadSession, readBrand: ReadBrandIdentity) =>
  publicEndpoint({
    POST: sendToSender(
      readSession,
      readBrand,
      staffReply,
      (id) => `support-tickets/${id}/replies`,
      replyToTicket,
    ),
  });
