import { describe, expect, it } from 'vitest';
import { BASE_COST, COST_PARTS, estimate, inDollars, marginLabel, shirtPrice } from './shirt-price';

describe('the example shirt', () => {
  it('costs nine dollars in four parts', () => {
    expect(COST_PARTS.map(({ name, dollars }) => [name, inDollars(dollars)])).toEqual([
      ['Blanks', '$4.50'],
      ['Ink and transfer', '$1.50'],
      ['Labor', '$2.00'],
      ['Design', '$1.00'],
    ]);
    expect(inDollars(BASE_COST)).toBe('$9.00');
  });

  it.each([
    [35, '$13.85', '$4.85'],
    [30, '$12.86', '$3.86'],
    [25, '$12.00', '$3.00'],
    [20, '$11.25', '$2.25'],
  ])('at %i percent is %s, of which %s are ours', (margin, price, ours) => {
    const shirt = shirtPrice(margin);
    expect([inDollars(shirt.price), inDollars(shirt.ours)]).toEqual([price, ours]);
  });
});

it.each([
  [35, 'New Chapter (1st Order)'],
  [30, '2nd Order This Year'],
  [25, '3rd Order This Year'],
  [20, 'Loyalty Rate (4th Order & Beyond)'],
  [28, '28% Margin'],
  [0, '0% Margin'],
])('a margin of %i percent is called %s', (margin, label) => {
  expect(marginLabel(margin)).toBe(label);
});

it.each([
  [35, 75, '$1,038.75'],
  [35, 1, '$13.85'],
  [30, 75, '$964.50'],
  [25, 75, '$900.00'],
  [20, 75, '$843.75'],
  [35, 10_000, '$138,500.00'],
])('at %i percent %i shirts cost the rounded price of one times the number: %s', (margin, shirts, sum) => {
  expect(inDollars(estimate(margin, shirts))).toBe(sum);
});
