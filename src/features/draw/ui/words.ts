import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import type { PublicRound } from '../contract';
import type { DrawWords } from '../contract.texts';

const dateTime = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});
const numbers = new Intl.NumberFormat('en-US');

/** `November 22, 2026 at 3:05 AM UTC`: the same for every reader, so that people can compare. */
export const utcDateTimeText = (iso: string) => `${dateTime.format(new Date(iso))} UTC`;

export const inFigures = (count: number) => numbers.format(count);

/** `{count}` in the text of one or of many becomes the number. */
export const counted = (count: number, one: string, many: string) =>
  fillPlaceholders(count === 1 ? one : many, { count: inFigures(count) });

type Counting = DrawWords['counting'];

/** `7,001 tickets` */
export const ticketsIn = ({ ticket, tickets }: Counting, count: number) => counted(count, ticket, tickets);

export const peopleIn = ({ person, people }: Counting, count: number) => counted(count, person, people);

export const roundStatusText = ({ rounds }: DrawWords, { state }: Pick<PublicRound, 'state'>) =>
  rounds[state];
