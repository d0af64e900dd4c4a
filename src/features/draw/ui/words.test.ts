import { expect, it } from 'vitest';
import { wordsOf } from '@/core/shared/page-texts';
import { utcDateTime } from '@/kit/shared/dates';
import { DRAW_TEXTS } from '../contract.texts';
import { ticketNumber } from '../protocol/ranking';
import { counted, peopleIn, roundStatusText, ticketsIn } from './words';

const words = wordsOf(DRAW_TEXTS, {}, { brand: '', seats: 0, left: 0 });

it('formats a time alike in every time zone', () => {
  expect(utcDateTime('2026-03-01T23:30:00.000Z')).toBe('March 1, 2026 at 11:30 PM UTC');
});

it('counts tickets from one', () => {
  expect([ticketNumber(0), ticketNumber(4211)]).toEqual(['1', '4,212']);
  expect([ticketsIn(words.counting, 1), ticketsIn(words.counting, 7001)]).toEqual([
    '1 ticket',
    '7,001 tickets',
  ]);
  expect([peopleIn(words.counting, 1), peopleIn(words.counting, 1200)]).toEqual(['1 person', '1,200 people']);
  expect(counted(2, '{count} row', '{count} rows')).toBe('2 rows');
});

it.each([
  ['committed', 'Committed, not drawn yet'],
  ['drawn', 'Drawn, result to follow'],
  ['published', 'Drawn'],
  ['cancelled', 'Called off'],
] as const)('a round that is %s reads %s', (state, told) => {
  expect(roundStatusText(words, { state })).toBe(told);
});
