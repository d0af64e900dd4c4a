const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** @param at ISO 8601 */
export const Day = ({ at }: { at: string }) => <time dateTime={at}>{day.format(new Date(at))}</time>;
