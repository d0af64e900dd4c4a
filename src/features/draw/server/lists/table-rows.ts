/** One row of a table, or why the line is not one. */
export type Row = { line: number; cells: string[] } | { line: number; problem: string };

/** Longer than any line of such a list: an unclosed quote must not swallow the rest of the file. */
const LONGEST_ROW = 10_000;
const TOO_LONG = 'The row is too long, or a quote in it never ends';

const SEPARATORS = [',', ';', '\t'] as const;

/** The separator that occurs most at the beginning of a file; a list of bare handles has none. */
export function separatorOf(beginning: string): string {
  const counts = SEPARATORS.map((separator) => beginning.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/**
 * Reads RFC 4180 and its variants in pieces as they arrive. Quotes count only at the start of a cell, so that a name
 * with an inch mark stays a name; blank lines are skipped.
 */
export function tableReader(separator: string, onRow: (row: Row) => void) {
  let line = 1;
  let startedAt = 1;
  let cells: string[] = [];
  let cell = '';
  let length = 0;
  let state: 'plain' | 'quoted' | 'after-quote' | 'skipping' = 'plain';

  const begin = () => {
    cells = [];
    cell = '';
    length = 0;
    state = 'plain';
    startedAt = line;
  };
  const finish = () => {
    cells.push(cell);
    if (cells.some((one) => one.trim() !== '')) onRow({ line: startedAt, cells });
    begin();
  };
  const take = (character: string) => {
    if (state === 'quoted') {
      if (character === '"') state = 'after-quote';
      else cell += character;
      return;
    }
    if (character === '"' && state === 'after-quote') {
      cell += character;
      state = 'quoted';
    } else if (character === '"' && cell.trim() === '') {
      cell = '';
      state = 'quoted';
    } else if (character === separator) {
      cells.push(cell);
      cell = '';
      state = 'plain';
    } else if (character !== '\r') {
      cell += character;
    }
  };

  return {
    push(text: string): void {
      for (const character of text) {
        const isBreak = character === '\n';
        if (isBreak) line += 1;
        if (isBreak && state === 'skipping') begin();
        else if (isBreak && state !== 'quoted') finish();
        else if (state !== 'skipping') {
          take(character);
          length += 1;
          if (length <= LONGEST_ROW) continue;
          onRow({ line: startedAt, problem: TOO_LONG });
          state = 'skipping';
        }
      }
    },
    end(): void {
      if (state === 'quoted') onRow({ line: startedAt, problem: TOO_LONG });
      else if (state !== 'skipping') finish();
    },
  };
}
