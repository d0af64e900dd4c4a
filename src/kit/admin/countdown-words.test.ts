import { expect, it } from 'vitest';
import { countDown } from './countdown-words';

const now = Date.parse('2026-03-09T12:00:00Z');

it.each([
  ['2026-03-09T10:40:00Z', '−1:20', 'Late by 1 h 20 min', 'late'],
  ['2026-03-09T11:59:30Z', '−0:00', 'Late by 0 min', 'late'],
  ['2026-03-09T12:09:00Z', '0:09', '9 min left', 'soon'],
  ['2026-03-09T14:05:00Z', '2:05', '2 h 5 min left', 'soon'],
  ['2026-03-05T08:00:00Z', '−4 d', 'Late by 100 h 0 min', 'late'],
  ['2026-03-09T21:12:00Z', '9:12', '9 h 12 min left', 'fine'],
])('due at %s: %s', (dueAt, clock, words, tone) => {
  expect(countDown(new Date(dueAt), now)).toEqual({ clock, words, tone });
});
