const steps = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

/** Roman numeral of a small whole number, for the articles of the charter. */
export function roman(number: number): string {
  const step = steps.find(([value]) => value <= number);
  return step ? step[1] + roman(number - step[0]) : '';
}
