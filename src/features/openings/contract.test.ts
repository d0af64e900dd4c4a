import { expect, it } from 'vitest';
import { PAY_UNITS, payWords } from './contract';

const [year, , hour] = PAY_UNITS;

it.each([
  [{ from: 60_000, to: 75_000, unit: year }, '$60,000 to $75,000 a year'],
  [{ from: 60_000, to: 60_000, unit: year }, '$60,000 a year'],
  [{ from: 18.5, to: 22, unit: hour }, '$18.50 to $22 an hour'],
])('says a pay range in words: %o', (pay, words) => expect(payWords(pay)).toBe(words));
