import { expect, it } from 'vitest';
import { dueWords } from './due-words';

const now = Date.parse('2026-03-09T12:00:00Z');

it.each([
  ['2026-03-10T11:59:00Z', 'due in 23 h', 'fine'],
  ['2026-03-09T18:00:00Z', 'due in 6 h', 'fine'],
  ['2026-03-09T17:59:00Z', 'due in 5 h', 'soon'],
  ['2026-03-09T12:40:00Z', 'due in 40 min', 'soon'],
  ['2026-03-09T12:00:00Z', 'due in 1 min', 'soon'],
  ['2026-03-09T11:20:00Z', '▲ overdue by 40 min', 'late'],
  ['2026-03-09T10:00:00Z', '▲ overdue by 2 h', 'late'],
  ['2026-03-08T10:00:00Z', '▲ overdue by 26 h', 'late'],
  ['2026-03-01T12:00:00Z', '▲ overdue by 8 days', 'late'],
])('due at %s reads: %s', (dueAt, text, tone) => {
  expect(dueWords(dueAt, now)).toEqual({ text, tone });
  expect(dueWords(new Date(dueAt), now)).toEqual({ text, tone });
});
