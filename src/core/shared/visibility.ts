/** Of a span whose end is not after its start. */
export const SPAN_MESSAGE = 'Please choose an end after the start';

/** From (inclusive) until (exclusive), in ms; null = open on that side. */
export type Span = { from: number | null; until: number | null };

export const isWithin = ({ from, until }: Span, now: number) =>
  (from === null || from <= now) && (until === null || now < until);

const DAY = 24 * 3_600_000;

/** With the hour if the date alone would be ambiguous, with the year if it is another one. */
function dateTimeText(at: number, now: number, timeZone?: string): string {
  const isNear = Math.abs(at - now) < 2 * DAY;
  const year = (ms: number) => new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone }).format(ms);
  return new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    ...(isNear ? { hour: 'numeric', minute: '2-digit' } : {}),
    ...(year(at) === year(now) ? {} : { year: 'numeric' }),
    timeZone,
  }).format(at);
}

/**
 * How a schedule affects something: 'From Dec 1', 'Until Dec 24', 'Ended Nov 3'; null when it is shown without end.
 */
export function spanWords({ from, until }: Span, now: number, timeZone?: string): string | null {
  if (until !== null && until <= now) return `Ended ${dateTimeText(until, now, timeZone)}`;
  if (from !== null && from > now) return `From ${dateTimeText(from, now, timeZone)}`;
  return until === null ? null : `Until ${dateTimeText(until, now, timeZone)}`;
}
