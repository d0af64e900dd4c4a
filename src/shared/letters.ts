import { z } from 'zod';
import { delivery } from './delivery';
import { recordMoment } from './record-moment';
import { text } from './text';

/** An email from staff to somebody whose request is in the back office. */
export type Letter = { subject: string; text: string };
export const NO_LETTER: Letter = { subject: '', text: '' };

/** What staff keep to start a mail from, as Payload lists it. */
export const preparedMails = z.object({
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
export type PreparedMail = z.output<typeof preparedMails>['docs'][number];

const letter = {
  subject: text({ label: 'Subject', min: 1, max: 200, message: 'Please write a subject' }),
  text: text({ label: 'Mail', min: 1, max: 5000, message: 'Please write the mail', multiline: true }),
};
export const letterRequest = z.object(letter);

/** To one person: whether the record also makes the offered transition. */
export const sendRequest = z.object({
  ...letter,
  takesStep: z.boolean({ error: 'Please say whether it moves' }),
});
export type SendRequest = z.output<typeof sendRequest>;

/** What staff see of the emails about a record. Times are ISO 8601. */
const letterEntry = z.object({
  id: z.number(),
  subject: z.string(),
  text: z.string(),
  at: z.string(),
  byStaff: z.boolean(),
  mail: delivery,
  problem: z.string().nullable(),
});
export type LetterEntry = z.output<typeof letterEntry>;

export const lettersAnswer = z.object({
  moment: recordMoment,
  email: z.string(),
  status: z.string(),
  /** No email is ever sent to suspected spam. */
  isSpam: z.boolean(),
  /** Values for the placeholders of prepared mails. */
  facts: z.record(z.string(), z.string()),
  /** Of the last transition; null without one. */
  reason: z.string().nullable(),
  /** A transition that may accompany an email now, as a sentence. */
  step: z.string().nullable(),
  mails: z.array(letterEntry),
});
export type LettersAnswer = z.output<typeof lettersAnswer>;

export type LettersProps = {
  /** 'Mail to the applicant' */
  title: string;
  /** The brand's mailbox that receives replies, in words for staff. */
  mailbox: string;
  /** Slug of the collection of prepared mails, if staff have any. */
  prepared?: string;
};
