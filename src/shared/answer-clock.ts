/** We promise an answer within so many hours of a message. */
export const ANSWER_HOURS = 24;

/**
 * When an answer is due to somebody who began to wait at this moment.
 *
 * @param since milliseconds since the epoch, ISO 8601 or a date; now unless said
 * @returns ISO 8601
 */
export const answerDue = (since: number | string | Date = Date.now()) =>
  new Date(new Date(since).getTime() + ANSWER_HOURS * 3_600_000).toISOString();
