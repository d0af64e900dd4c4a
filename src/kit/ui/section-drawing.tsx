import { DRAWING_SIZES, type DrawingCrop, type DrawingName } from '@/kit/shared/section-drawings';
import { PLAN, personPath, portraits, SHEET, seats } from './section-drawing-shapes';

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
