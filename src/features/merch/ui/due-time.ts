/**
 * A time in words: 'Sunday, November 22, at 9:58 AM UTC'.
 *
 * @param dateTime ISO 8601
 * @param timeZone the reader's own by default
 */
export const dueTime = (dateTime: string, timeZone?: string) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  })
    .format(new Date(dateTime))
    // Newer runtimes put a narrow space before AM, which some fonts lack.
    .replace(/\u202f/g, ' ');
