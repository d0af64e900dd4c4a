import type { DateFieldClient } from 'payload';
import { longDate } from '@/kit/shared/dates';

/** Noon of a stored day in the browser's own time zone: stored days are noon UTC, which in Auckland is the next day. */
function localDay(stored: string): Date {
  const [year = 0, month = 0, day = 0] = stored.slice(0, 10).split('-').map(Number);
  return new Date(year, month - 1, day, 12);
}

/** The field with the day that its calendar shows: Payload's own is that of the stored moment in the browser's time zone. */
export function withDay(field: DateFieldClient, stored: string | null | undefined): DateFieldClient {
  const overrides = { selected: stored ? localDay(stored) : null };
  const date = { ...(field.admin?.date as object), overrides };
  return { ...field, admin: { ...field.admin, date } } as DateFieldClient;
}

export const storedDayText = (stored: unknown): string => (stored ? longDate(String(stored)) : '');
