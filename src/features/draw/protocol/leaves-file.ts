import { fromHex, toHex } from './bytes';
import type { Leaf } from './merkle';

/** `leaves.txt` of the bundle: one ticket per line, with the number of its person and its hash. */
export const leafLine = ({ person, hash }: Leaf) => `${person} ${toHex(hash)}\n`;

const LINE = /^(0|[1-9]\d{0,9}) ([0-9a-f]{64})$/;

/** Reads the file in pieces as they arrive. @throws RangeError naming the malformed line */
export function leafReader(onLeaf: (leaf: Leaf) => void) {
  let rest = '';
  let lines = 0;
  const read = (line: string) => {
    lines += 1;
    const [, person, hash] = LINE.exec(line) ?? [];
    if (person === undefined || hash === undefined) throw new RangeError(`line ${lines} is no ticket`);
    onLeaf({ person: Number(person), hash: fromHex(hash) });
  };
  return {
    push(text: string): void {
      const pieces = (rest + text).split('\n');
      rest = pieces.pop() ?? '';
      for (const line of pieces) read(line);
    },
    /** @throws RangeError when the file ends within a line */
    end(): void {
      if (rest !== '') throw new RangeError(`line ${lines + 1} breaks off`);
    },
  };
}
