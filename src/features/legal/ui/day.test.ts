import { expect, it } from 'vitest';
import { dayInWords } from './day';

it.each([
  ['2025-07-24', 'July 24, 2025'],
  ['2025-01-01', 'January 1, 2025'],
  ['2028-02-29', 'February 29, 2028'],
])('%s reads %s', (day, words) => {
  expect(dayInWords(day)).toBe(words);
});
