import { z } from 'zod';
import type { LexicalNode } from '@/shared/rich-text';
import { email, text } from '@/shared/text';
import { type IssueState, issueStates } from './rules/issue-states';

export { confirmForm, newsletterForm, unsubscribeForm } from '@/shared/forms';

export const newsletterRequest = z.object({
  email: email(),
  name: text({ label: 'Name', max: 100 }).optional(),
});

export const newsletterResponse = z.object({ success: z.literal(true) });

export const SUBSCRIBER_STATES = [
  { value: 'pending', label: 'Waiting for confirmation' },
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'unsubscribed', label: 'Unsubscribed' },
] as const;

export const SUPPRESSION_REASONS = [
  { value: 'unsubscribed', label: 'Unsubscribed' },
  { value: 'complaint', label: 'Complaint' },
  { value: 'by-hand', label: 'By hand' },
  { value: 'bounced', label: 'Came back' },
] as const;

export const DELIVERY_STATES = [
  { value: 'waiting', label: 'To send' },
  { value: 'sending', label: 'Under way' },
  { value: 'sent', label: 'Sent' },
  { value: 'failed', label: 'Failed' },
  { value: 'unsure', label: 'To look at' },
  { value: 'left-out', label: 'Left out' },
] as const;
const deliveryState = z.enum(DELIVERY_STATES.map(({ value }) => value));
export type DeliveryState = z.output<typeof deliveryState>;

export const SUBJECT_MAX = 150;
export const PREVIEW_MAX = 150;

/** Emails per minute. */
export const STANDARD_RATE = 300;
const HIGHEST_RATE = 60_000;

const lexicalNode: z.ZodType<LexicalNode> = z.looseObject({
  type: z.string(),
  children: z.lazy(() => z.array(lexicalNode)).optional(),
});

/** The editor's content, saved or not: for the preview. */
export const issueDraft = z.object({
  subject: z.string().max(1000).nullish(),
  previewText: z.string().max(1000).nullish(),
  body: z.object({ root: lexicalNode }).nullish(),
  announces: z.number().int().nullish(),
});
export const issuePreview = z.object({ subject: z.string(), html: z.string(), text: z.string() });
export type IssuePreview = z.output<typeof issuePreview>;

export const testRequest = z.object({ to: email() });

const rate = z
  .number({ error: 'Please give the rate as a number' })
  .int({ error: 'Please give the rate as a whole number' })
  .min(0, { error: 'The rate must be 0 or more' })
  .max(HIGHEST_RATE, { error: 'The rate must be at most 60,000 emails a minute' });

export const sendingRequest = z.discriminatedUnion(
  'action',
  [
    z.object({ action: z.literal('start'), rate }),
    z.object({ action: z.literal('resume'), rate }),
    z.object({ action: z.literal('stop') }),
  ],
  { error: 'Please say what to do: start, stop or resume' },
);
export type SendingRequest = z.output<typeof sendingRequest>;

/** Progress of an issue. Times are ISO 8601. */
export const sendingAnswer = z.object({
  state: z.custom<IssueState>((state) => issueStates.options.some(({ value }) => value === state)),
  /** Emails per minute; 0: as fast as the mail server accepts them. */
  rate: z.number(),
  startedAt: z.string().nullable(),
  startedBy: z.string().nullable(),
  finishedAt: z.string().nullable(),
  /** What blocks it, in the mail server's words. */
  problem: z.string().nullable(),
  counts: z.partialRecord(deliveryState, z.number()),
  /** Number of people who would get it if it started now; null once started. */
  readers: z.number().nullable(),
  /** Without a mail server nothing can be sent, only previewed. */
  hasMailServer: z.boolean(),
  /** The first of the emails that a person should look at. */
  troubles: z.array(z.object({ email: z.string(), state: deliveryState, note: z.string().nullable() })),
});
export type Sending = z.output<typeof sendingAnswer>;
