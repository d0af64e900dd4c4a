const dateTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** @param iso a time @returns in the reader's time zone: 'Nov 22, 2026, 3:04 PM' */
export const dateTimeText = (iso: string) => dateTime.format(new Date(iso));
