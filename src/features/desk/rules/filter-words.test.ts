import { expect, it } from 'vitest';
import { filterWords } from './filter-words';

const NOTHING = { isLate: false, isUnread: false, whose: null, kind: null, priority: null, rest: [] };

it.each([
  ['', {}],
  ['late, mine, billing', { isLate: true, whose: 'mine', rest: ['billing'] }],
  ['Overdue,NOBODY', { isLate: true, whose: 'nobody' }],
  ['quotes, urgent', { kind: 'quote', priority: 'urgent' }],
  ['unread, ticket', { isUnread: true, kind: 'ticket' }],
  ['late fee', { rest: ['late fee'] }],
  [' , Ada, , dues ', { rest: ['Ada', 'dues'] }],
  ['constructor', { rest: ['constructor'] }],
])('%j means %j', (typed, words) => {
  expect(filterWords(typed)).toEqual({ ...NOTHING, ...words });
});
