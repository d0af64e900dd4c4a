import { normalizeHandle } from '../../protocol/handle';
import type { Row } from './table-rows';

/** One parsed line of a list. */
export type HandleRow = { line: number; handle: string } | { line: number; problem: string; value: string };

/** Headings under which exports store handles, the surest first: an address also gives one, a display name never. */
const HEADINGS = [
  /^(user[ _-]?name|handle|screen[ _-]?name|unique[ _-]?id)$/i,
  /^(user|account|follower|account[ _-]?name|instagram|tiktok|twitter|x|facebook|linkedin|youtube|threads)$/i,
  /^(profile|profile[ _-]?(url|link|address)|user[ _-]?(url|link)|url|link|public[ _-]?profile([ _-]?url)?)$/i,
];
/** LinkedIn writes a few lines of notes above its headings. */
const ROWS_ABOVE_HEADINGS = 10;
/** In a one-column list `instagram` may be a follower; only its first line, and only these words, are a heading. */
const LONE_HEADING = /^(user[ _-]?names?|handles?|followers?)$/i;

/** Prefix of each line in TikTok's text list. */
const NAMED = /^user ?name:\s*/i;
const WITHOUT_HANDLE = /^(date:|follower list|fans list)/i;

const NO_HANDLE = 'There is no handle in this row';
export const NOT_A_HANDLE = 'This is not a handle: letters, digits, dots, underscores and hyphens only';

function columnOf(cells: readonly string[]): number | null {
  const names = cells.map((cell) => cell.trim());
  for (const heading of HEADINGS) {
    const at = names.findIndex((name) => heading.test(name));
    if (at >= 0) return at;
  }
  return null;
}

const isHeading = (cells: readonly string[], index: number) =>
  cells.length > 1 ? columnOf(cells) !== null : index === 0 && LONE_HEADING.test(cells[0]?.trim() ?? '');

/** Without headings: a cell that starts with @ or links to a profile, else the first cell. */
function likeliest(cells: readonly string[]): string {
  const sure = cells.find((cell) => /^\s*(@|https?:\/\/)/i.test(cell));
  return sure ?? cells[0] ?? '';
}

function understand(
  { line, cells }: { line: number; cells: string[] },
  column: number | null,
): HandleRow | null {
  const cell = (column === null ? likeliest(cells) : (cells[column] ?? '')).trim().replace(NAMED, '');
  if (WITHOUT_HANDLE.test(cell)) return null;
  if (cell === '') return { line, problem: NO_HANDLE, value: '' };
  const handle = normalizeHandle(cell);
  return handle === null ? { line, problem: NOT_A_HANDLE, value: cell } : { line, handle };
}

/** Rows in, handles out. The first rows wait until it is known whether headings are among them. */
export function handleReader(onFound: (found: HandleRow) => void) {
  let waiting: Row[] | null = [];
  let column: number | null = null;
  const emit = (row: Row) => {
    const found = 'problem' in row ? { ...row, value: '' } : understand(row, column);
    if (found) onFound(found);
  };
  const settle = () => {
    const rows = waiting ?? [];
    waiting = null;
    const at = rows.findIndex((row, index) => 'cells' in row && isHeading(row.cells, index));
    const headings = rows[at];
    if (headings && 'cells' in headings) column = columnOf(headings.cells);
    for (const row of rows.slice(at + 1)) emit(row);
  };
  return {
    push(row: Row): void {
      if (!waiting) emit(row);
      else if (waiting.push(row) === ROWS_ABOVE_HEADINGS) settle();
    },
    end: settle,
  };
}
