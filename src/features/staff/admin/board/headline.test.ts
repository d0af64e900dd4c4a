import { expect, it } from 'vitest';
import { headline } from './headline';

it.each([
  [4, 1, 6, 'Four answers due. One is late.'],
  [1, 0, 0, 'One answer due.'],
  [13, 13, 0, '13 answers due. 13 are late.'],
  [0, 0, 1, 'One application to read.'],
  [0, 0, 20, '20 applications to read.'],
  [0, 0, 0, 'Nobody is waiting for you.'],
])('%i owed, %i late, %i unread reads: %s', (owed, late, unread, words) => {
  expect(headline(owed, late, unread)).toBe(words);
});
