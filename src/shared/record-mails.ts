import { z } from 'zod';
import { delivery } from './delivery';
import { text } from './text';

/** An email from staff to somebody whose request is in the back office. */
export type MailDraft = { subject: string; text: string };
export const EMPTY_MAIL: MailDraft = { subject: '', text: '' };

/** A saved text to start an email from, as Payload lists it. */
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

const draft = {
  subject: text({ label: 'Subject', min: 1, max: 200, message: 'Please write a subject' }),
  text: text({ label: 'Message', min: 1, max: 5000, message: 'Please write the email', multiline: true }),
};
export const mailDraftRequest = z.object(draft);

/** To one person: whether the record also makes the offered transition. */
export const sendRequest = z.object({
  ...draft,
  alsoTransitions: z.boolean({ error: 'Please say whether it moves' }),
});
export type SendRequest = z.output<typeof sendRequest>;

/** What staff see of the emails about a record. Times are ISO 8601. */
const sentMail = z.object({
  id: z.number(),
  subject: z.string(),
  text: z.string(),
  at: z.string(),
  byStaff: z.boolean(),
  mail: delivery,
  problem: z.string().nullable(),
});
export type SentMail = z.output<typeof sentMail>;

export const recordMailsAnswer = z.object({
  email: z.string(),
  status: z.string(),
  /** No email is ever sent to suspected spam. */
  isSpam: z.boolean(),
  /** Values for the placeholders of prepared mails. */
  facts: z.record(z.string(), z.string()),
  /** Of the last transition; null without one. */
  reason: z.string().nullable(),
  /** A transition that may accompany an email now, as a sentence. */
  nextTransition: z.string().nullable(),
  mails: z.array(sentMail),
});
export type RecordMailsAnswer = z.output<typeof recordMailsAnswer>;

export type RecordMailsProps = {
  /** 'Email to the applicant' */
  title: string;
  /** The brand's mailbox that receives replies, in words for staff. */
  mailbox: string;
  /** Slug of the collection of prepared mails, if staff have any. */
  prepared?: string;
};
