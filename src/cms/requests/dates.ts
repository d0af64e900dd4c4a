import type { FlattenedField } from 'payload';

const FIRST = Date.parse('0001-01-01T00:00:00.000Z');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');

/** A time that both JavaScript and PostgreSQL can hold, in a year of at most four digits. */
export function isTime(value: unknown): boolean {
  if (!(value instanceof Date) && typeof value !== 'string' && typeof value !== 'number') return false;
  const time = new Date(value).getTime();
  return time >= FIRST && time <= LAST;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Whether every date in the data of a record is one, at any depth. Payload refuses other wrong values itself. */
export function hasOnlyTimes(fields: readonly FlattenedField[], data: unknown): boolean {
  if (!isRecord(data)) return true;
  return fields.every((field) => {
    const value = data[field.name];
    if (field.type === 'date') return isEmpty(value) || isTime(value);
    if (!('flattenedFields' in field)) return true;
    return (Array.isArray(value) ? value : [value]).every((part) =>
      hasOnlyTimes(field.flattenedFields, part),
    );
  });
}
