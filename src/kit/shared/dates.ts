const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const utc = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** @param date YYYY-MM-DD or ISO 8601 @returns 'October 22, 2026', the same in every time zone */
export const longDate = (date: string): string => long.format(new Date(date));

/** 'Oct 22' */
export const shortDate = (date: string): string => short.format(new Date(date));

/** 'November 22, 2026 at 3:05 AM UTC': the same for every reader, so that people can compare. */
export const utcDateTime = (iso: string): string => `${utc.format(new Date(iso))} UTC`;
