import type { Day } from '../contract';

const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `2025-07-24` as `July 24, 2025`, the same date in every time zone. */
export const dayInWords = (day: Day): string => words.format(new Date(`${day}T00:00:00Z`));
