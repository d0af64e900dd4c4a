/** What the example shirt costs before our margin, in US dollars; `color` is its color in the receipt's bar. */
export const COST_PARTS = [
  { name: 'Blanks', dollars: 4.5, color: 'var(--color-ink)' },
  { name: 'Ink and transfer', dollars: 1.5, color: 'var(--color-night-line)' },
  { name: 'Labor', dollars: 2, color: 'var(--color-share-3)' },
  { name: 'Design', dollars: 1, color: 'var(--color-share-4)' },
];

export const BASE_COST = COST_PARTS.reduce((sum, { dollars }) => sum + dollars, 0);

/** Our share of the price in percent, by the number of orders that a chapter placed in the academic year. */
export const MARGIN_TIERS = [
  { margin: 35, order: '1st order', label: 'New Chapter (1st Order)' },
  { margin: 30, order: '2nd order', label: '2nd Order This Year' },
  { margin: 25, order: '3rd order', label: '3rd Order This Year' },
  { margin: 20, order: '4th and beyond', label: 'Loyalty Rate (4th Order & Beyond)' },
] as const;

export const MARGIN_RANGE = { min: 20, max: 35, step: 5, start: 35 };

export const marginLabel = (margin: number) =>
  MARGIN_TIERS.find((tier) => tier.margin === margin)?.label ?? `${margin}% Margin`;

/** @returns price and our share of it for one shirt, in unrounded dollars */
export function shirtPrice(margin: number) {
  const price = BASE_COST / (1 - margin / 100);
  return { price, ours: price - BASE_COST };
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
export const inDollars = (amount: number) => dollars.format(amount);

/**
 * Price of this many shirts, in dollars: the receipt's price, rounded to cents, times the number, so that readers who
 * multiply the displayed price get the same total.
 */
export const estimate = (margin: number, quantity: number) =>
  (Math.round(shirtPrice(margin).price * 100) * quantity) / 100;
