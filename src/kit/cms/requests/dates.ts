const FIRST = Date.parse('0001-01-01T00:00:00.000Z');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');

/** A time that both JavaScript and PostgreSQL can hold, in a year of at most four digits. */
export function isTime(value: unknown): boolean {
  if (!(value instanceof Date) && typeof value !== 'string' && typeof value !== 'number') return false;
  const time = new Date(value).getTime();
  return time >= FIRST && time <= LAST;
}
