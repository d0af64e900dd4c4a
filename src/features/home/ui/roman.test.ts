import { expect, it } from 'vitest';
import { roman } from './roman';

it('numbers the articles of a charter', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 14].map(roman)).toEqual([
    'I',
    'II',
    'III',
    'IV',
    'V',
    'VI',
    'VII',
    'VIII',
    'IX',
    'X',
    'XIV',
  ]);
});
