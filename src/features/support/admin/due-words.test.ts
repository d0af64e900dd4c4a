import { expect, it } from 'vitest';
import { ticketDueWords } from './due-words';

const now = Date.parse('2026-03-09T12:00:00Z');

it.each([
  ['2026-03-10T11:59:00Z', 'new', 'due in 23 h', 'fine'],
  ['2026-03-09T10:00:00Z', 'open', '▲ overdue by 2 h', 'late'],
  [null, 'waiting-on-you', 'Answered', 'done'],
  [undefined, 'closed', 'Answered', 'done'],
  [null, 'spam', 'Not due', 'done'],
])('due at %s and %s reads: %s', (dueAt, status, text, tone) => {
  expect(ticketDueWords(dueAt, status, now)).toEqual({ text, tone });
});
