import { expect, it } from 'vitest';
import { type Checked, checkResultWords, checkVerdict } from './check-words';

const found = (name: Checked['name'], isRight = true): Checked => ({ name, isRight });

it('says of a drawn round that its result was calculated', () => {
  expect(checkVerdict([found('root'), found('places')])).toBe(
    'Everything matches: this result was calculated, not chosen',
  );
});

it('claims no more of a pending round than was checked', () => {
  expect(checkVerdict([found('page'), found('root')])).toBe('What can be checked so far matches');
});

it('counts mismatches', () => {
  expect(checkVerdict([found('root', false), found('places')])).toBe('One thing does not match');
  expect(checkVerdict([found('root', false), found('list', false)])).toBe('2 things do not match');
  expect(checkResultWords(found('list', false))).toBe('The list is not the one that was committed to');
});
