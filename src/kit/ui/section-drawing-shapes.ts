import { DRAWING_SIZES, type DrawingCrop } from '@/kit/shared/section-drawings';

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * The column-shaped person: a head over a bar.
 * @param unit diameter of the head, in the drawing's units
 */
export function personPath(middle: number, top: number, bottom: number, unit: number): string {
  const head = unit / 2;
  const bar = unit * 0.73;
  const shoulders = top + unit * 1.23;
  return (
    `M${round(middle - head)} ${round(top + head)}a${round(head)} ${round(head)} 0 1 0 ${round(unit)} 0` +
    `a${round(head)} ${round(head)} 0 1 0 ${round(-unit)} 0z` +
    `M${round(middle - bar / 2)} ${round(shoulders)}h${round(bar)}V${round(bottom)}h${round(-bar)}z`
  );
}

/** 84 members are 84 columns in each crop. */
const MEMBERS = 84;
const LATE = [17, 38, 39, 61];
/** `head` is a part of the pitch between two people. */
const LAYOUT: Record<DrawingCrop, { columns: number; padX: number; padY: number; head: number }> = {
  'three-two': { columns: 21, padX: 19.8, padY: 42, head: 0.65 },
  wide: { columns: 42, padX: 112, padY: 105, head: 0.8 },
  tall: { columns: 12, padX: 28, padY: 42, head: 0.5 },
};
/** The part of a row's pitch that a person fills; the rest is the gap to the next row. */
const FILLED = 0.74;

export function seats(crop: DrawingCrop): { late: string; others: string } {
  const { width, height } = DRAWING_SIZES[crop];
  const { columns, padX, padY, head } = LAYOUT[crop];
  const rows = MEMBERS / columns;
  const pitchX = (width - 2 * padX) / columns;
  const pitchY = (height - 2 * padY) / (rows - 1 + FILLED);
  const person = (index: number) => {
    const middle = padX + pitchX * ((index % columns) + 0.5);
    const top = padY + pitchY * Math.floor(index / columns);
    return personPath(middle, top, top + pitchY * FILLED, pitchX * head);
  };
  const all = Array.from({ length: MEMBERS }, (_, index) => index);
  const draw = (some: number[]) => some.map(person).join('');
  return { late: draw(LATE), others: draw(all.filter((index) => !LATE.includes(index))) };
}

const CELL = { width: 72, height: 54, top: -3 };
const cells = (...places: [row: number, ...columns: number[]][]) =>
  places
    .flatMap(([row, ...columns]) =>
      columns.map((column) => `M${column * CELL.width} ${CELL.top + row * CELL.height}h72v54h-72z`),
    )
    .join('');

/** A spreadsheet whose filled cells make a house. */
export const SHEET = {
  lines: [
    ...Array.from({ length: 9 }, (_, index) => `M0 ${CELL.top + index * CELL.height}H720`),
    ...Array.from({ length: 11 }, (_, index) => `M${index * CELL.width} 0V480`),
  ].join(''),
  roof: cells([1, 4, 5], [2, 2, 3, 6, 7], [3, 1, 8]),
  middle: cells([4, 4, 5]),
  walls: cells([5, 2, 7], [6, 2, 4, 5, 7], [7, 2, 4, 5, 7]),
};

/** Rooms, and the ways between them. */
export const PLAN = {
  walls: 'M60 52H660V428H60ZM300 52V190M300 246V428M300 250H470M526 250H660M60 300H120M176 300H300',
  ways: 'M300 190A56 56 0 0 1 356 246H300M470 250A56 56 0 0 0 526 194V250M120 300A56 56 0 0 1 176 356V300',
};

/** A composite photo's ovals. */
export const portraits = [
  { x: 108, ground: 'ink', figure: 'brass' },
  { x: 276, ground: 'card', figure: 'ink' },
  { x: 444, ground: 'primary', figure: 'card' },
  { x: 612, ground: 'card', figure: 'ink' },
] as const;
