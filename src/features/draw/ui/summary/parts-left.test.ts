import { expect, it } from 'vitest';
import { partsLeft } from './parts-left';

const told = (ms: number) =>
  partsLeft(ms, { oneDay: 'day', days: 'days', hours: 'hours', minutes: 'min' })
    .map(({ figure, unit }) => `${figure} ${unit}`)
    .join(' ');

it('tells days, hours and minutes, the minute that has begun included', () => {
  expect(told(((6 * 24 + 4) * 60 + 12) * 60_000)).toBe('6 days 04 hours 12 min');
  expect(told(24 * 60 * 60_000)).toBe('1 day 00 hours 00 min');
  expect(told(59_999)).toBe('0 days 00 hours 01 min');
  expect(told(60_001)).toBe('0 days 00 hours 02 min');
  expect(told(-5)).toBe('0 days 00 hours 00 min');
});
