import { z } from 'zod';
import type { Delivery } from './delivery';
import { text } from './text';

/** A mail that staff write to somebody whose request stands in the back office. */
export type Letter = { subject: string; text: string };
export const NO_LETTER: Letter = { subject: '', text: '' };

/** What staff keep to start a mail from. */
export type PreparedMail = Letter & { id: number; title: string; state?: string | null };

const letter = {
  subject: text({ label: 'Subject', min: 1, max: 200, message: 'Please write a subject' }),
  text: text({ label: 'Mail', min: 1, max: 5000, message: 'Please write the mail', multiline: true }),
};
export const letterRequest = z.object(letter);

/** To one: whether the record takes the step that was offered, too. */
export const sendRequest = z.object({
  ...letter,
  takesStep: z.boolean({ error: 'Please say whether it moves' }),
});
export type SendRequest = z.output<typeof sendRequest>;

/** What staff see of the mails about a record. Moments are ISO 8601. */
export type LetterEntry = {
  id: number;
  subject: string;
  text: string;
  at: string;
  byStaff: boolean;
  mail: Delivery;
  problem: string | null;
};
export type LettersAnswer = {
  email: string;
  status: string;
  /** What looks like spam is never mailed to. */
  isSpam: boolean;
  /** What prepared mails and their placeholders are filled with. */
  facts: Record<string, string>;
  /** Of the last step; null without one. */
  reason: string | null;
  /** A step that may go with a mail now, as a sentence. */
  step: string | null;
  mails: LetterEntry[];
};

export type LettersProps = {
  /** 'Mail to the applicant' */
  title: string;
  /** The brand's mailbox to which answers come, in staff's words. */
  mailbox: string;
  /** Slug of the collection of mails to start from, if staff keep some. */
  prepared?: string;
};
