import { expect, it } from 'vitest';
import { matchesTyped } from './matches-typed';

it.each([
  ['Newsletter issues', '', true],
  ['Newsletter issues', 'news', true],
  ['Newsletter issues', 'ISS news', true],
  ['Newsletter issues', 'letter', false],
  ['Newsletter issues', 'news tickets', false],
  ['Terms (version 2)', 'version', true],
  ['ΣΧ house', 'σχ', true],
])('%s, typed %j: %j', (label, typed, isFound) => {
  expect(matchesTyped(label, typed)).toBe(isFound);
});
