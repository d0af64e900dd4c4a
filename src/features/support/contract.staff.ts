import { z } from 'zod';
import { delivery } from '@/shared/delivery';

/** What staff see of a conversation. Times are ISO 8601. */
const conversationEntry = z.object({
  id: z.number(),
  direction: z.enum(['staff', 'requester']),
  author: z.string().nullable(),
  text: z.string(),
  at: z.string(),
  /** State of its email; null for what a requester wrote. */
  mail: delivery.nullable(),
  problem: z.string().nullable(),
});
export type ConversationEntry = z.output<typeof conversationEntry>;

export const conversationAnswer = z.object({
  ticketId: z.string(),
  name: z.string(),
  subject: z.string(),
  status: z.string(),
  dueAt: z.string().nullable(),
  messages: z.array(conversationEntry),
  savedReplies: z.array(z.object({ title: z.string(), text: z.string() })),
});
export type ConversationAnswer = z.output<typeof conversationAnswer>;
