import { expect, it } from 'vitest';
import { versionNumber } from './version-number';

it.each([
  ['1', 1],
  ['27', 27],
  ['0', null],
  ['01', null],
  ['1.0', null],
  ['-1', null],
  ['1e3', null],
  ['', null],
  ['9999999', null],
  ['changes', null],
])('%j names version %s', (segment, number) => {
  expect(versionNumber(segment)).toBe(number);
});
