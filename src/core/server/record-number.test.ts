import { expect, it } from 'vitest';
import { newRecordNumber } from './record-number';

it('is the prefix and the milliseconds, one more for each number already given', () => {
  const now = 1_795_245_341_078;
  expect(newRecordNumber('CLN', now)).toBe('CLN-1795245341078');
  expect(newRecordNumber('CLN', now)).toBe('CLN-1795245341079');
  expect(newRecordNumber('ABC', now - 5000)).toBe('ABC-1795245341080');
  expect(newRecordNumber('CLN', now + 10)).toBe('CLN-1795245341088');
});
