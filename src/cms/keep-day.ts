import type { FieldHook } from 'payload';

/** A date is stored as noon UTC, so it is the same date in every time zone of the Americas and Europe. */
export const keepDay: FieldHook = ({ value }) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value)
    ? `${value.slice(0, 10)}T12:00:00.000Z`
    : value;
