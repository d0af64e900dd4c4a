import type { DateFieldClient } from 'payload';
import { afterEach, describe, expect, test } from 'vitest';
import { storedDayText, withDay } from './local-day';

const ZONE = process.env.TZ;
afterEach(() => {
  process.env.TZ = ZONE;
});

const field = {
  name: 'day',
  type: 'date',
  admin: { date: { pickerAppearance: 'dayOnly' } },
} as DateFieldClient;

describe.each([
  'Etc/GMT+12',
  'Pacific/Pago_Pago',
  'America/Santiago',
  'UTC',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
])('in %s', (zone) => {
  test.each([
    ['2026-06-15T12:00:00.000Z', 'Mon Jun 15 2026'],
    // Auckland's and Santiago's clocks change on these days.
    ['2026-09-27T12:00:00.000Z', 'Sun Sep 27 2026'],
    ['2026-09-06T12:00:00.000Z', 'Sun Sep 06 2026'],
    // As the calendar gives it where a zone is off by half an hour.
    ['2026-12-31T11:30:00.000Z', 'Thu Dec 31 2026'],
  ])('the calendar shows %s as %s', (stored, day) => {
    process.env.TZ = zone;
    const shown = withDay(field, stored).admin?.date as { overrides: { selected: Date } };
    expect(shown.overrides.selected.toDateString()).toBe(day);
    expect(storedDayText(stored)).toContain(String(Number(stored.slice(8, 10))));
  });
});

test('an empty day stays empty, and the rest of the field as it is', () => {
  expect(withDay(field, null).admin?.date).toEqual({
    pickerAppearance: 'dayOnly',
    overrides: { selected: null },
  });
  expect(storedDayText(undefined)).toBe('');
});
