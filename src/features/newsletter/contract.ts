import { z } from 'zod';
import type { ArticleBlock } from '@/kit/shared/article';
import type { LexicalNode } from '@/kit/shared/rich-text';
import { email, text } from '@/kit/shared/text';
import { type IssueState, issueStates } from './rules/issue-states';

export { confirmForm, newsletterForm, preferencesForm, unsubscribeForm } from './rules/newsletter-forms';

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
  source: z.number().int().nullish(),
  isPublic: z.boolean().nullish(),
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
    z.object({
      action: z.literal('schedule'),
      rate,
      at: z.iso.datetime({ error: 'Please choose a day and a time' }),
    }),
    z.object({ action: z.literal('unschedule') }),
    z.object({ action: z.literal('resume'), rate }),
    z.object({ action: z.literal('stop') }),
    z.object({ action: z.literal('show') }),
    z.object({ action: z.literal('hide') }),
  ],
  { error: 'Please say what to do: start, schedule, unschedule, stop, resume, show or hide' },
);
export type SendingRequest = z.output<typeof sendingRequest>;

/** Progress of an issue. Times are ISO 8601. */
export const sendingAnswer = z.object({
  state: z.custom<IssueState>((state) => issueStates.options.some(({ value }) => value === state)),
  /** Emails per minute; 0: as fast as the mail server accepts them. */
  rate: z.number(),
  /** When a scheduled issue starts. */
  sendAt: z.string().nullable(),
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
  /** Its place in the archive, from its start on. */
  slug: z.string().nullable(),
  isPublic: z.boolean(),
  /** No issue was ever started: the sender's domain is worth a look. */
  isFirst: z.boolean(),
  /** The first of the emails that a person should look at. */
  troubles: z.array(z.object({ email: z.string(), state: deliveryState, note: z.string().nullable() })),
});
export type Sending = z.output<typeof sendingAnswer>;

/** Where an issue can be read by everybody. */
export const ARCHIVE = '/newsletter';
export const issuePath = (slug: string) => `${ARCHIVE}/${slug}`;
/** Addresses below the archive that are no issue's. */
export const NO_ISSUES = ['confirm', 'preferences', 'submit', 'unsubscribe'];
export { SLUG_MAX } from '@/kit/shared/address-name';

export type IssueSummary = {
  slug: string;
  number: number;
  title: string;
  lead: string;
  /** ISO 8601: when it was started. */
  mailedAt: string;
};
export type IssueView = IssueSummary & { body: ArticleBlock[]; older: IssueSummary | null };

/** What a mail provider tells about an email; every other kind of event is accepted and ignored. */
export const mailEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('email.bounced'),
    data: z.object({
      to: z.array(z.string()),
      subject: z.string().default(''),
      bounce: z.object({ type: z.string().optional(), message: z.string().optional() }).optional(),
    }),
  }),
  z.object({ type: z.literal('email.complained'), data: z.object({ to: z.array(z.string()) }) }),
]);

export const preferencesRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('save'), name: text({ label: 'Name', min: 0, max: 100 }).default('') }),
  z.object({ action: z.literal('leave') }),
  z.object({ action: z.literal('join') }),
]);

/** One record of the sender's domain, as a sentence for staff. */
const senderRecord = z.object({
  name: z.enum(['SPF', 'DKIM', 'DMARC']),
  state: z.enum(['ok', 'look', 'missing', 'unknown']),
  words: z.string(),
});
export type SenderRecord = z.output<typeof senderRecord>;
export const senderAnswer = z.object({
  domain: z.string(),
  /** false: no name server answered, so nothing is known. */
  isReachable: z.boolean(),
  records: z.array(senderRecord),
});
export type SenderAnswer = z.output<typeof senderAnswer>;
