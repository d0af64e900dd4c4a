/** Counting stops here; larger numbers are not distinguished. */
const MANY = 20;

export function alikeWords(count: number): string {
  if (count >= MANY) return `${MANY} or more alike`;
  return count === 1 ? '1 more alike' : `${count} more alike`;
}
