import type { FieldHook } from 'payload';

/** A day is stored at noon UTC: in every time zone of the Americas and Europe it stays the same day. */
export const keepDay: FieldHook = ({ value }) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value)
    ? `${value.slice(0, 10)}T12:00:00.000Z`
    : value;
