import { expect, it } from 'vitest';
import { dueLine, headWords, rowClock } from './row-clock';

const now = Date.parse('2026-03-09T12:00:00Z');
const row = { createdAt: '2026-03-06T11:00:00Z', isWaiting: true, statusLabel: 'Open' };

it.each([
  [0, 0, 'Nothing is waiting.', null],
  [9, 2, 'Nine waiting.', 'Two are late.'],
  [13, 1, '13 waiting.', 'One is late.'],
])('%i waiting, %i late', (waiting, late, first, second) => {
  expect(headWords(waiting, late)).toEqual({ waiting: first, late: second });
});

it.each([
  ['2026-03-09T10:40:00Z', { clock: '−1:20', word: 'late', tone: 'late' }],
  ['2026-03-09T14:05:00Z', { clock: '2:05', word: 'left', tone: 'soon' }],
  ['2026-03-10T10:50:00Z', { clock: '22:50', word: 'left', tone: 'fine' }],
  [null, { clock: '3 d', word: 'waiting', tone: 'age' }],
])('due at %s', (dueAt, clock) => {
  expect(rowClock({ ...row, dueAt }, now)).toEqual(clock);
});

it('shows the state of what waits for nobody', () => {
  expect(rowClock({ ...row, dueAt: null, isWaiting: false }, now)).toEqual({
    clock: '',
    word: 'Open',
    tone: 'done',
  });
});

it.each([
  ['2026-03-09T10:40:00Z', { text: 'Reply was due 1 h 20 min ago', tone: 'late' }],
  ['2026-02-20T16:40:00Z', { text: 'Reply was due 16 days ago', tone: 'late' }],
  ['2026-03-09T16:40:00Z', { text: 'Reply due in 4 h 40 min', tone: 'soon' }],
  ['2026-03-10T10:50:00Z', null],
  [null, null],
])('the line of a record due at %s', (dueAt, line) => {
  expect(dueLine(dueAt, now)).toEqual(line);
});
