import { expect, it } from 'vitest';
import { timeOfRound as other } from '../../../../scripts/verify-draw/main.mjs';
import { dueOf, roundFrom, timeOfRound } from './quicknet';

const at = (dateTime: string) => Date.parse(dateTime);

it('knows when a round comes out', () => {
  expect(dueOf(1)).toBe('2023-08-23T15:09:27.000Z');
  expect(dueOf(1000)).toBe('2023-08-23T15:59:24.000Z');
  expect(dueOf(32_285_086)).toBe(other(32_285_086).toISOString());
  expect(() => dueOf(0)).toThrow(RangeError);
  expect(() => dueOf(1.5)).toThrow(RangeError);
});

it('takes the first round that is not before a moment', () => {
  expect(roundFrom(at('2023-08-23T15:59:24.000Z'))).toBe(1000);
  expect(roundFrom(at('2023-08-23T15:59:24.001Z'))).toBe(1001);
  expect(roundFrom(at('2023-08-23T15:59:21.001Z'))).toBe(1000);
  expect(roundFrom(at('2000-01-01T00:00:00.000Z'))).toBe(1);
  for (let round = 1; round < 100; round += 7) expect(roundFrom(timeOfRound(round))).toBe(round);
});
