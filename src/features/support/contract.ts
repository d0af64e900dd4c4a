import { z } from 'zod';
import { PRIORITIES } from '@/shared/desk';
import type { RecordFile } from '@/shared/record-files';
import { choice } from '@/shared/request-contract';
import { email, text } from '@/shared/text';
import type { TicketStatus } from './rules/ticket-states';

export { messageForm, statusForm, supportForm } from './rules/support-forms';

export const SUPPORT_CATEGORIES = [
  { value: 'technical', label: 'Technical Issue' },
  { value: 'billing', label: 'Billing & Payments' },
  { value: 'account', label: 'Account Management' },
  { value: 'feature', label: 'Feature Request' },
  { value: 'training', label: 'Training & Onboarding' },
  { value: 'other', label: 'Other' },
] as const;

export { PRIORITIES as SUPPORT_PRIORITIES };

export const supportRequest = z.object({
  name: text({ label: 'Name', min: 2, max: 100 }),
  email: email(),
  subject: text({ label: 'Subject', min: 5, max: 200, message: 'Subject must be at least 5 characters' }),
  category: choice(SUPPORT_CATEGORIES, 'Please select a category'),
  message: text({
    label: 'Message',
    min: 10,
    max: 5000,
    message: 'Message must be at least 10 characters',
    multiline: true,
  }),
  priority: choice(PRIORITIES, 'Please select a priority level'),
});
export type SupportRequest = z.output<typeof supportRequest>;

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
