import { expect, it } from 'vitest';
import { dueWords } from './due-words';

const now = Date.parse('2026-03-09T12:00:00Z');
const at = (time: string) => `2026-03-${time}:00Z`;

it.each([
  ['10T11:59', 'new', 'in 23 h', 'fine'],
  ['09T18:00', 'in-progress', 'in 6 h', 'fine'],
  ['09T17:59', 'new', 'in 5 h', 'soon'],
  ['09T12:40', 'new', 'in 40 min', 'soon'],
  ['09T12:00', 'new', 'in 1 min', 'soon'],
  ['09T11:20', 'new', '▲ 40 min late', 'late'],
  ['08T10:00', 'in-progress', '▲ 26 h late', 'late'],
  ['01T12:00', 'new', '▲ 8 days late', 'late'],
  ['01T12:00', 'quoted', 'Done', 'done'],
  ['10T11:59', 'spam', 'Done', 'done'],
])('due at %s and %s reads: %s', (time, status, text, tone) => {
  expect(dueWords(at(time), status, now)).toEqual({ text, tone });
});
