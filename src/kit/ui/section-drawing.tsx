import { DRAWING_SIZES, type DrawingCrop, type DrawingName } from '@/kit/shared/section-drawings';

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * The column-shaped person: a head over a bar.
 * @param unit diameter of the head, in the drawing's units
 */
function personPath(middle: number, top: number, bottom: number, unit: number): string {
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

function seats(crop: DrawingCrop): { late: string; others: string } {
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
const SHEET = {
  lines: [
    ...Array.from({ length: 9 }, (_, index) => `M0 ${CELL.top + index * CELL.height}H720`),
    ...Array.from({ length: 11 }, (_, index) => `M${index * CELL.width} 0V480`),
  ].join(''),
  roof: cells([1, 4, 5], [2, 2, 3, 6, 7], [3, 1, 8]),
  middle: cells([4, 4, 5]),
  walls: cells([5, 2, 7], [6, 2, 4, 5, 7], [7, 2, 4, 5, 7]),
};

/** Rooms, and the ways between them. */
const PLAN = {
  walls: 'M60 52H660V428H60ZM300 52V190M300 246V428M300 250H470M526 250H660M60 300H120M176 300H300',
  ways: 'M300 190A56 56 0 0 1 356 246H300M470 250A56 56 0 0 0 526 194V250M120 300A56 56 0 0 1 176 356V300',
};

/** A composite photo's ovals. */
const portraits = [
  { x: 108, ground: 'ink', figure: 'brass' },
  { x: 276, ground: 'card', figure: 'ink' },
  { x: 444, ground: 'primary', figure: 'card' },
  { x: 612, ground: 'card', figure: 'ink' },
] as const;

/** Colors by their use: tokens on a page, hex digits in a picture that is drawn without a page. */
type DrawingColors = Record<
  'deep' | 'figure' | 'brass' | 'ink' | 'line' | 'bright' | 'wash' | 'paper' | 'primary' | 'card',
  string
>;

const TOKENS: DrawingColors = {
  deep: 'var(--color-tympanum)',
  figure: 'var(--color-violet-2)',
  brass: 'var(--color-brass-light)',
  ink: 'var(--color-deep)',
  line: 'var(--color-night-line)',
  bright: 'var(--color-lilac)',
  wash: 'var(--color-wash)',
  paper: 'var(--color-paper-2)',
  primary: 'var(--color-violet)',
  card: 'var(--color-sheet)',
};

const GROUND: Record<DrawingName, keyof DrawingColors> = {
  temple: 'paper',
  columns: 'deep',
  sheet: 'ink',
  plan: 'ink',
  portraits: 'wash',
};

type SectionDrawingProps = {
  name: DrawingName;
  crop: DrawingCrop;
  colors?: DrawingColors;
  /** Size in px, where the surroundings give none. */
  size?: { width: number; height: number };
};

/** Decoration beside the title that says the same. A scene is drawn for 3:2 and centered on its ground elsewhere. */
export function SectionDrawing({ name, crop, colors = TOKENS, size }: SectionDrawingProps) {
  const ground = colors[GROUND[name]];
  const { width, height } = DRAWING_SIZES[name === 'columns' ? crop : 'three-two'];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
      style={{ display: 'block', background: ground }}
      {...(size ?? { width: '100%', height: '100%' })}
    >
      <Scene name={name} crop={crop} colors={colors} />
    </svg>
  );
}

function Scene({ name, crop, colors }: Required<Omit<SectionDrawingProps, 'size'>>) {
  switch (name) {
    case 'columns': {
      const { late, others } = seats(crop);
      return (
        <g>
          <path d={others} fill={colors.figure} />
          <path d={late} fill={colors.brass} />
        </g>
      );
    }
    case 'sheet':
      return (
        <g>
          <path d={SHEET.lines} fill="none" stroke={colors.line} strokeWidth="1.5" />
          <path d={SHEET.roof} fill={colors.bright} />
          <path d={SHEET.middle} fill={colors.brass} />
          <path d={SHEET.walls} fill={colors.figure} />
        </g>
      );
    case 'plan':
      return (
        <g>
          <path d={PLAN.walls} fill="none" stroke={colors.bright} strokeWidth="9" />
          <path d={PLAN.ways} fill="none" stroke={colors.figure} strokeWidth="2" />
          <path d={personPath(180, 112, 222.5, 26)} fill={colors.bright} />
          <path d={personPath(420, 90, 200.5, 26)} fill={colors.figure} />
          <path d={personPath(560, 310, 420.5, 26)} fill={colors.brass} />
        </g>
      );
    case 'portraits':
      return (
        <g>
          {portraits.map(({ x, ground, figure }) => (
            <g key={x}>
              <ellipse cx={x} cy="240" rx="74" ry="92" fill={colors[ground]} />
              <ellipse cx={x} cy="240" rx="64" ry="82" fill="none" stroke={colors[figure]} strokeWidth="2" />
              <path d={personPath(x, 190, 290, 30)} fill={colors[figure]} />
            </g>
          ))}
        </g>
      );
    case 'temple':
      return (
        <g>
          <path
            d="M360 40 620 214H496L360 124 224 214H100ZM150 268h62v172h-62zM508 268h62v172h-62z"
            fill={colors.primary}
          />
          <path d="M314 226a46 46 0 1 0 92 0a46 46 0 1 0-92 0zM329 300h62v140h-62z" fill={colors.ink} />
        </g>
      );
  }
}
