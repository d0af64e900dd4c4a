import { z } from 'zod';
import type { RecordFile } from '@/core/shared/record-files';
import { email, text } from '@/kit/shared/text';
import type { TicketStatus } from './rules/ticket-states';

export { messageForm, statusForm, supportForm } from './rules/support-forms';

export const supportResponse = z.object({ ticketId: z.string().min(1) });

/** Both must be right; the response never says which one was wrong. */
export const statusQuestion = z.object({
  ticketId: text({ label: 'Ticket ID', min: 1, max: 60 }),
  email: email(),
});

/** What a requester adds to a ticket. */
export const addedMessage = z.object({
  message: text({ label: 'Message', min: 1, max: 5000, message: 'Please write a message', multiline: true }),
});

/** What the requester sees. */
export type TicketView = {
  ticketId: string;
  subject: string;
  message: string;
  status: TicketStatus;
  /** Until when a message reopens a closed ticket; null: it is not closed, or stays closed. */
  reopensUntil: Date | null;
  createdAt: Date;
  /** Files of the request itself. */
  files: RecordFile[];
  messages: { direction: 'staff' | 'requester'; text: string; at: Date; files: RecordFile[] }[];
};
