import { type BusinessHours, dayAfter, dayAt, openingOn, timeOn } from './business-hours';

/** We promise an answer within this many hours of a message. */
export const ANSWER_HOURS = 24;

const PROMISED_MS = ANSWER_HOURS * 3_600_000;

/**
 * When an answer is due to somebody who has waited since this time. With business hours, the promised hours start when
 * the office is open, and whole days on which it is closed do not count (decision 038).
 *
 * @param since milliseconds since the epoch, ISO 8601 or a date; default: now
 * @param hours null: around the clock
 * @returns ISO 8601
 */
export const answerDue = (
  since: number | string | Date = Date.now(),
  hours: BusinessHours | null = null,
): string => {
  const start = new Date(since).getTime();
  return new Date(hours ? dueInHours(start, hours) : start + PROMISED_MS).toISOString();
};

function dueInHours(start: number, hours: BusinessHours): number {
  const { zone } = hours;
  let left = PROMISED_MS;
  // Ends: at least one weekday is open, and only so many days can be named as closed.
  for (let day = dayAt(start, zone); ; day = dayAfter(day)) {
    const opening = openingOn(day, hours);
    if (!opening) continue;
    const hasStarted = left < PROMISED_MS;
    if (!hasStarted && start >= timeOn(day, opening.closes, zone)) continue;
    const from = timeOn(day, hasStarted ? '00:00' : opening.opens, zone);
    const counted = Math.max(start, from);
    const midnight = timeOn(day, '24:00', zone);
    if (counted + left <= midnight) return counted + left;
    left -= midnight - counted;
  }
}
