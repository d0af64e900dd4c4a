/** We promise an answer within this many hours of a message. */
export const ANSWER_HOURS = 24;

/**
 * When an answer is due to somebody who has waited since this time.
 *
 * @param since milliseconds since the epoch, ISO 8601 or a date; default: now
 * @returns ISO 8601
 */
export const answerDue = (since: number | string | Date = Date.now()) =>
  new Date(new Date(since).getTime() + ANSWER_HOURS * 3_600_000).toISOString();
