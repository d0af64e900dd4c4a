import { z } from 'zod';
import { recordIdSchema } from '@/kit/shared/request-contract';
import { text } from '@/kit/shared/text';
import { applicationStates } from './rules/application-states';

export { waitlistForm } from './rules/waitlist-form';

/** The first line of a downloaded application, by which the site knows it again. */
export const FILE_HEADING = 'Founding Chapter Application';
export const NEW_APPLICATION = `New ${FILE_HEADING}`;

export const waitlistResponse = z.object({ success: z.literal(true) });

/** An email to applicants. */
const mailDraft = z.object({
  subject: text({ label: 'Subject', min: 1, max: 200, message: 'Please write a subject' }),
  text: text({ label: 'Message', min: 1, max: 5000, message: 'Please write the email', multiline: true }),
});
export type MailDraft = z.output<typeof mailDraft>;
export const EMPTY_MAIL: MailDraft = { subject: '', text: '' };

/** A saved text to start an email from, as Payload lists it. */
export const preparedMailList = z.object({
  docs: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      subject: z.string(),
      text: z.string(),
      state: z.string().nullish(),
    }),
  ),
});
export type PreparedMail = z.output<typeof preparedMailList>['docs'][number];

/** The most applications that one request may change; more take several requests. */
export const TRANSITIONS_AT_ONCE = 25;

export const bulkTransitionRequest = z.object({
  ids: z
    .array(recordIdSchema(), { error: 'Please choose applications' })
    .min(1, { error: 'Please choose applications' })
    .max(TRANSITIONS_AT_ONCE, { error: `At most ${TRANSITIONS_AT_ONCE} applications can be moved at once` }),
  to: z.enum(
    applicationStates.options.map(({ value }) => value),
    { error: 'Please choose a state' },
  ),
  reason: text({ label: 'Reason', max: 1000, multiline: true }),
  draft: mailDraft.nullable(),
});
export type BulkTransitionRequest = z.output<typeof bulkTransitionRequest>;

const moveResult = z.object({
  id: z.number(),
  organization: z.string(),
  /** Why its state did not change; null when it did. */
  stayed: z.string().nullable(),
});
export type TransitionResult = z.output<typeof moveResult>;
export const bulkTransitionAnswer = z.object({ results: z.array(moveResult) });

/** The most applications that can be selected for one decision. */
export const CHOSEN_AT_ONCE = 500;

export const secondSpotsRequest = z.object({
  ids: z
    .array(recordIdSchema(), { error: 'Please choose applications' })
    .min(1, { error: 'Please choose applications' })
    .max(CHOSEN_AT_ONCE, { error: `At most ${CHOSEN_AT_ONCE} applications can be chosen at once` }),
});

const spotOfChapter = z.object({
  id: z.number(),
  organization: z.string(),
  reference: z.string().nullable(),
  /** It has a founding spot already; otherwise it would take one. */
  holds: z.boolean(),
});
/** Chapters that would have more than one founding spot: the applications of each, those that hold one first. */
export const secondSpotsAnswer = z.object({ chapters: z.array(z.array(spotOfChapter)) });
export type SecondSpots = z.output<typeof secondSpotsAnswer>;
