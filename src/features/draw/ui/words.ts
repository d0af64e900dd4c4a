import type { PublicRound } from '../contract';

const dateTime = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});
const numbers = new Intl.NumberFormat('en-US');

/** `November 22, 2026 at 3:05 AM UTC`: the same for every reader, so that people can compare. */
export const utcDateTimeText = (iso: string) => `${dateTime.format(new Date(iso))} UTC`;

export const inFigures = (count: number) => numbers.format(count);

export const counted = (count: number, one: string, many: string) =>
  `${inFigures(count)} ${count === 1 ? one : many}`;

/** A ticket's number counted from 1; the list counts from 0. */
export const ticketNumber = (ticket: number) => inFigures(ticket + 1);

const STATUS_TEXTS: Record<PublicRound['state'], string> = {
  committed: 'Committed, not drawn yet',
  drawn: 'Drawn, result to follow',
  published: 'Drawn',
  cancelled: 'Called off',
};
export const roundStatusText = ({ state }: Pick<PublicRound, 'state'>) => STATUS_TEXTS[state];
