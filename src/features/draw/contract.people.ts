import { z } from 'zod';
import { recordIdSchema } from '@/kit/shared/request-contract';
import { text } from '@/kit/shared/text';
import { reason } from './rules/reason';

export const MOST_FREE_TICKETS = 100;

const person = recordIdSchema();
/** Staff queries of the entries, and changes while nothing is committed. */
export const peopleRequest = z.discriminatedUnion(
  'action',
  [
    /** Anything that names a handle goes in the body: addresses end up in logs. */
    z.object({
      action: z.literal('find'),
      text: text({ label: 'Handle', max: 100 }).transform((value) => value.toLowerCase().replace(/^@/, '')),
      among: z.enum(['all', 'several', 'free', 'disqualified']),
    }),
    z.object({
      action: z.literal('join'),
      people: z.array(person).min(2, { error: 'Please choose at least two people' }).max(50),
      reason,
    }),
    /** Splits the handle of that account off into a separate person. */
    z.object({
      action: z.literal('part'),
      person,
      account: text({ label: 'Account', max: 60 }),
      handle: text({ label: 'Handle', max: 300 }),
      reason,
    }),
    z.object({
      action: z.literal('disqualify'),
      people: z.array(person).min(1, { error: 'Please choose at least one person' }).max(50),
      reason,
    }),
    z.object({ action: z.literal('admit'), person, reason }),
    z.object({
      action: z.literal('free'),
      handle: text({ label: 'Handle', min: 1, max: 300, message: 'Please enter a handle' }),
      tickets: z
        .number({ error: 'Please say how many tickets' })
        .int({ error: 'The tickets must be a whole number' })
        .min(0, { error: 'The tickets must be 0 or more' })
        .max(MOST_FREE_TICKETS, { error: 'A free entry has at most 100 tickets' }),
      reason,
    }),
  ],
  { error: 'Please say what to do with these entries' },
);
export type PeopleRequest = z.output<typeof peopleRequest>;

export type DrawPerson = {
  id: number;
  disqualified: { reason: string; by: string; at: string } | null;
  entries: { account: string; handle: string; tickets: number }[];
};
