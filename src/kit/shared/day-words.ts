const date = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** @param day YYYY-MM-DD @returns 'Oct 22' */
export const dayWords = (day: string) => date.format(new Date(`${day}T00:00:00Z`));
