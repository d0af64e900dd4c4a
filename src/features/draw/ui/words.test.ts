import { expect, it } from 'vitest';
import { counted, roundStatusText, ticketNumber, utcDateTimeText } from './words';

it('formats a time alike in every time zone', () => {
  expect(utcDateTimeText('2026-03-01T23:30:00.000Z')).toBe('March 1, 2026 at 11:30 PM UTC');
});

it('counts tickets from one', () => {
  expect([ticketNumber(0), ticketNumber(4211)]).toEqual(['1', '4,212']);
  expect([counted(1, 'ticket', 'tickets'), counted(7001, 'ticket', 'tickets')]).toEqual([
    '1 ticket',
    '7,001 tickets',
  ]);
});

it.each([
  ['committed', 'Committed, not drawn yet'],
  ['drawn', 'Drawn, result to follow'],
  ['published', 'Drawn'],
  ['cancelled', 'Called off'],
] as const)('a round that is %s reads %s', (state, words) => {
  expect(roundStatusText({ state })).toBe(words);
});
