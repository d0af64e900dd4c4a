import { expect, it } from 'vitest';
import { longDate } from './dates';

it.each([
  ['2026-11-18T23:30:00.000Z', 'November 18, 2026'],
  ['2025-07-24', 'July 24, 2025'],
  ['2025-01-01', 'January 1, 2025'],
  ['2028-02-29', 'February 29, 2028'],
])('%s reads %s', (day, words) => {
  expect(longDate(day)).toBe(words);
});
