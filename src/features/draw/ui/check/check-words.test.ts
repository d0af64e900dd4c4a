import { expect, it } from 'vitest';
import { type Checked, verdictOf, wordsOf } from './check-words';

const found = (name: Checked['name'], isRight = true): Checked => ({ name, isRight });

it('says of a drawn round that its result was calculated', () => {
  expect(verdictOf([found('root'), found('places')])).toBe(
    'Everything matches: this result was calculated, not chosen',
  );
});

it('claims no more of a pending round than was checked', () => {
  expect(verdictOf([found('page'), found('root')])).toBe('What can be checked so far matches');
});

it('counts mismatches', () => {
  expect(verdictOf([found('root', false), found('places')])).toBe('One thing does not match');
  expect(verdictOf([found('root', false), found('list', false)])).toBe('2 things do not match');
  expect(wordsOf(found('list', false))).toBe('The list is not the one that was committed to');
});
