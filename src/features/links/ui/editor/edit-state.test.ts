import { expect, test } from 'vitest';
import { changedSchedule, fromLocal, toLocal } from './edit-state';

test('a time survives the field that shows it', () => {
  expect(toLocal(undefined)).toBe('');
  expect(fromLocal('')).toBeNull();
  expect(toLocal(fromLocal('2026-12-01T09:05') ?? '')).toBe('2026-12-01T09:05');
  expect(toLocal(new Date(2026, 0, 2, 3, 4, 59).toISOString())).toBe('2026-01-02T03:04');
});

test('untouched fields are not sent', () => {
  const before = { visibleFrom: '2026-12-01T09:00', visibleUntil: '' };
  expect(changedSchedule(before, before)).toEqual({});
  expect(changedSchedule(before, { ...before, visibleUntil: '2026-12-24T18:00' })).toEqual({
    visibleFrom: new Date(2026, 11, 1, 9).toISOString(),
    visibleUntil: new Date(2026, 11, 24, 18).toISOString(),
  });
});
