import fc from 'fast-check';
import { expect, it } from 'vitest';
import { numbersBelow } from './stream';

const block = (number: bigint) => {
  const bytes = new Uint8Array(32);
  new DataView(bytes.buffer).setBigUint64(0, number);
  return bytes;
};
const any64 = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });
const bound = fc.bigInt({ min: 1n, max: 2n ** 64n });

it('stays below the bound, and accepts a number exactly when it lies in a whole multiple of it', () => {
  fc.assert(
    fc.property(bound, fc.array(any64), (below, numbers) => {
      const limit = (2n ** 64n / below) * below;
      const expected = numbers.filter((number) => number < limit).map((number) => number % below);
      expect([...numbersBelow(below, numbers.map(block))]).toEqual(expected);
    }),
  );
});

it('maps the same number of accepted values to each number', () => {
  // Testing all 64-bit values is impossible; those around the limit decide.
  for (const below of [3n, 5n, 7n, 2n ** 63n + 1n]) {
    const limit = (2n ** 64n / below) * below;
    const taken = (number: bigint) => [...numbersBelow(below, [block(number)])];
    expect(taken(limit - 1n)).toEqual([below - 1n]);
    expect(limit === 2n ** 64n ? [] : taken(limit)).toEqual([]);
    expect(taken(0n)).toEqual([0n]);
  }
});

it('refuses invalid bounds', () => {
  expect(() => [...numbersBelow(0n, [])]).toThrow(RangeError);
  expect(() => [...numbersBelow(2n ** 64n + 1n, [])]).toThrow(RangeError);
});
