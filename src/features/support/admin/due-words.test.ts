import { expect, it } from 'vitest';
import { dueWords } from './due-words';

const now = Date.parse('2026-03-09T12:00:00Z');

it.each([
  ['2026-03-10T11:59:00Z', 'new', 'due in 23 h', 'fine'],
  ['2026-03-09T18:00:00Z', 'open', 'due in 6 h', 'fine'],
  ['2026-03-09T15:30:00Z', 'new', 'due in 3 h', 'soon'],
  ['2026-03-09T12:40:00Z', 'open', 'due in 40 min', 'soon'],
  ['2026-03-09T11:20:00Z', 'new', '▲ overdue by 40 min', 'late'],
  ['2026-03-09T10:00:00Z', 'open', '▲ overdue by 2 h', 'late'],
  ['2026-03-01T12:00:00Z', 'new', '▲ overdue by 8 days', 'late'],
  [null, 'waiting-on-you', 'Answered', 'done'],
  [undefined, 'closed', 'Answered', 'done'],
  [null, 'spam', 'Not due', 'done'],
])('due at %s and %s reads: %s', (dueAt, status, text, tone) => {
  expect(dueWords(dueAt, status, now)).toEqual({ text, tone });
});
