const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `2026-11-12` as `November 12, 2026`, the same date in every time zone. */
export const dayInWords = (day: string): string => words.format(new Date(`${day}T00:00:00Z`));
