/** A heading's words before and after the prize, which is set in its own size. */
export function aroundPrize(heading: string): [before: string, after: string] {
  const [before = '', ...after] = heading.split('{prize}');
  return [before, after.join('')];
}

export const prizeLength = (prize: string) =>
  prize.length <= 4 ? 'short' : prize.length <= 6 ? 'long' : 'longest';
