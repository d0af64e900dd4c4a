import { expect, it } from 'vitest';
import { quoteDueWords } from './due-words';

const now = Date.parse('2026-03-09T12:00:00Z');

it.each([
  ['2026-03-10T11:59:00Z', 'new', 'due in 23 h', 'fine'],
  ['2026-03-08T10:00:00Z', 'in-progress', '▲ overdue by 26 h', 'late'],
  ['2026-03-01T12:00:00Z', 'quoted', 'Done', 'done'],
  ['2026-03-10T11:59:00Z', 'spam', 'Done', 'done'],
])('due at %s and %s reads: %s', (dueAt, status, text, tone) => {
  expect(quoteDueWords(dueAt, status, now)).toEqual({ text, tone });
});
