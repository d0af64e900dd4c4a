/**
 * The column-shaped person, the brand's second shape: a head 1.1 units wide over a bar of 0.8. It always represents
 * data or a crowd.
 * @param unit width in px
 * @returns path data of one person with its left edge at `x`, from `top` down to `bottom`
 */
export function person(x: number, top: number, bottom: number, unit: number): string {
  const head = 0.55 * unit;
  const bar = 0.8 * unit;
  const gap = 0.25 * unit;
  const middle = x + head;
  const circle = `M${middle - head} ${top + head}a${head} ${head} 0 1 0 ${2 * head} 0a${head} ${head} 0 1 0 ${-2 * head} 0z`;
  const shoulders = top + 2 * head + gap;
  return `${circle}M${middle - bar / 2} ${shoulders}h${bar}V${bottom}h${-bar}z`;
}
