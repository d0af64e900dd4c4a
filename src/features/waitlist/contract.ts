import { z } from 'zod';
import { email, text } from '@/shared/text';

export const WAITLIST_API = '/api/waitlist';
export const WAITLIST_DOOR = '/waitlist/submit';

export const ORGANIZATION_SIZES = ['1-25', '26-50', '51-100', '101+'] as const;
export const DEFAULT_ORGANIZATION_SIZE = '1-25';

export const waitlistRequest = z.object({
  fullName: text({ label: 'Name', min: 2, max: 100, message: 'Name must be at least 2 characters' }),
  email: email(),
  organization: text({
    label: 'Organization',
    min: 2,
    max: 200,
    message: 'Organization must be at least 2 characters',
  }),
  organizationSize: z.enum(ORGANIZATION_SIZES, { error: 'Please select an organization size' }),
});
export type WaitlistRequest = z.output<typeof waitlistRequest>;

export const waitlistResponse = z.object({ success: z.literal(true) });

/** Review states, in the order in which an application moves. */
export const WAITLIST_STATUSES = [
  { value: 'pending-review', label: 'Pending Review' },
  { value: 'in-review', label: 'In Review' },
  { value: 'accepted', label: 'Accepted' },
  { value: 'waitlisted', label: 'Waitlisted' },
  { value: 'declined', label: 'Declined' },
  { value: 'withdrawn', label: 'Withdrawn' },
] as const;

/** A decision may follow at once or after a closer look; whatever was decided can be looked at again. */
export const WAITLIST_MOVES = {
  'pending-review': ['in-review', 'accepted', 'waitlisted', 'declined', 'withdrawn'],
  'in-review': ['accepted', 'waitlisted', 'declined', 'withdrawn'],
  waitlisted: ['in-review', 'accepted', 'declined', 'withdrawn'],
  accepted: ['in-review', 'declined', 'withdrawn'],
  declined: ['in-review'],
  withdrawn: ['in-review'],
} as const;

const STATUS_VALUES = WAITLIST_STATUSES.map(({ value }) => value);

export type Letter = { subject: string; text: string };

/** With what a mail to an applicant begins, by the state that it tells of; staff finish it before it goes. */
export const LETTERS: Record<string, Letter> = {
  accepted: {
    subject: 'Your founding chapter application: accepted',
    text: `Dear {name},

welcome! We have accepted {organization} as a founding chapter. A founding place is kept for you.

We will write to you with the next steps soon. If you have questions until then, answer this mail.`,
  },
  waitlisted: {
    subject: 'Your founding chapter application: on the waitlist',
    text: `Dear {name},

thank you for applying with {organization}. There is no founding place for you at the moment, and we have put you on the waitlist.

We write to you as soon as a place is free. There is nothing that you need to do.`,
  },
  declined: {
    subject: 'Your founding chapter application',
    text: `Dear {name},

thank you for applying with {organization}. We have looked at your application and cannot offer you a founding place.

If you think that we have missed something, answer this mail.`,
  },
};

/** Words that are filled in from the application. */
export const LETTER_PLACEHOLDER = /\{(name|organization|reason)\}/;

export const letterRequest = z.object({
  subject: text({ label: 'Subject', min: 1, max: 200, message: 'Please write a subject' }),
  text: text({ label: 'Mail', min: 1, max: 5000, message: 'Please write the mail', multiline: true }),
});

/** As many as one call may move; more go in several. */
export const MOVES_AT_ONCE = 25;

export const movesRequest = z.object({
  ids: z
    .array(z.number().int().positive(), { error: 'Please choose applications' })
    .min(1, { error: 'Please choose applications' })
    .max(MOVES_AT_ONCE, { error: `At most ${MOVES_AT_ONCE} applications can be moved at once` }),
  to: z.enum(STATUS_VALUES, { error: 'Please choose a state' }),
  reason: text({ label: 'Reason', max: 1000, multiline: true }),
  letter: letterRequest.nullable(),
});
export type MovesRequest = z.output<typeof movesRequest>;

export type MoveResult = {
  id: number;
  organization: string;
  /** Why it stayed as it was; null when it moved. */
  stayed: string | null;
};

/** What staff see of the mails to an applicant. Moments are ISO 8601. */
export type LetterEntry = {
  id: number;
  subject: string;
  text: string;
  at: string;
  byStaff: boolean;
  mail: 'waiting' | 'sent' | 'failed' | 'kept';
  problem: string | null;
};
export type LettersAnswer = {
  name: string;
  organization: string;
  email: string;
  status: string;
  quarantined: boolean;
  /** Of the last step; null without one. */
  reason: string | null;
  mails: LetterEntry[];
};
