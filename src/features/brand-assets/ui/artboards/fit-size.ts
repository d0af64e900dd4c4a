/** Average letter width in the display typeface, with its share of the word spaces, relative to type size. */
const LETTER = 0.45;
const CAPITAL = 0.64;

const widthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (/\p{Lu}/u.test(letter) ? CAPITAL : LETTER), 0);

/** @param width line width, relative to the type size */
function countLines(part: string, width: number): number {
  let lines = 1;
  let line = '';
  for (const word of part.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    const fits = line === '' || widthOf(longer) <= width;
    if (!fits) lines += 1;
    line = fits ? longer : word;
  }
  return lines;
}

/** Breaks a headline after commas, as it is spoken, if there are enough lines. */
export function phrasesOf(text: string, lines: number): string[] {
  const parts = text.split(/(?<=,) /);
  return parts.length <= lines ? parts : [text];
}

/**
 * A size at which any text fits its lines.
 * @param parts each starts a line; at most as many as there are lines
 * @param box width in px, number of lines, and the largest size
 */
export function fitSize(
  parts: readonly string[],
  { width, lines, most }: { width: number; lines: number; most: number },
): number {
  const widest = Math.max(...parts.flatMap((part) => part.split(' ')).map(widthOf), LETTER);
  let size = Math.floor(Math.min(most, width / widest));
  const taken = () => parts.reduce((sum, part) => sum + countLines(part, width / size), 0);
  while (size > 1 && taken() > lines) size -= 1;
  return size;
}
