import { z } from 'zod';
import { DESK_KINDS } from '@/core/shared/desk';
import { text } from '@/kit/shared/text';

/** State of an email. `kept`: no mail server is configured, so staff read it in the outbox. */
export const MAIL_STATES = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'sent', label: 'Sent' },
  { value: 'failed', label: 'Failed' },
  { value: 'kept', label: 'Kept here' },
] as const;
export type MailState = (typeof MAIL_STATES)[number]['value'];

/** What became of an email that came in. */
export const INCOMING_STATES = [
  { value: 'waiting', label: 'To sort' },
  { value: 'filed', label: 'Filed' },
  { value: 'automatic', label: 'Automatic' },
  { value: 'report', label: 'Delivery report' },
  { value: 'discarded', label: 'Discarded' },
] as const;

export const VERDICTS = [
  { value: 'pass', label: 'Verified' },
  { value: 'fail', label: 'Forged or not set up' },
  { value: 'unknown', label: 'Not verified' },
] as const;

/** What a person decides about an email that waits. */
export const sortingRequest = z.discriminatedUnion('as', [
  /** The words of whoever asked, in the conversation with this number. */
  z.object({
    as: z.literal('message'),
    kind: z.enum(DESK_KINDS),
    number: text({ label: 'Number', min: 1, max: 60, message: 'Please enter a number' }),
  }),
  z.object({ as: z.literal('ticket') }),
  z.object({ as: z.literal('nothing') }),
]);
export const sortingAnswer = z.object({ path: z.string().nullable() });
export type SortingRequest = z.output<typeof sortingRequest>;
