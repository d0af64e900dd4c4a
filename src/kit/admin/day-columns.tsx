import { shortDate } from '@/kit/shared/dates';

/** Counts per day. */
export type Series = {
  /** 'Applications' */
  label: string;
  /** Hex color of its columns. */
  color: string;
  /** One per day, in order. */
  counts: number[];
};

type Props = {
  /** YYYY-MM-DD, oldest first. */
  days: string[];
  series: Series[];
  /** The same in one sentence, for screen readers. */
  said: string;
  /** Height of the chart, in units of a width of 690. */
  height: number;
};

const [LEFT, TOP, WIDTH] = [32, 8, 648];
const LABELLED_EVERY = 7;
/** With several columns per day, the first is the widest. */
const WIDTHS = { 1: [13], 2: [9, 5] } as Record<number, number[]>;

/** The top line of the grid: a multiple of three, so that its thirds are whole. */
const topOf = (series: Series[]) =>
  Math.max(3, Math.ceil(Math.max(...series.flatMap(({ counts }) => counts)) / 3) * 3);

/** Columns side by side, day by day. `DayNumbers` shows the same as figures. */
export function DayColumns({ days, series, said, height }: Props) {
  const top = topOf(series);
  const step = WIDTH / days.length;
  const floor = TOP + height;
  const high = (count: number) => (count / top) * height;
  const widths = WIDTHS[series.length] ?? [];
  const offsets = widths.map((_, at) => 3 + widths.slice(0, at).reduce((sum, width) => sum + width + 1, 0));
  return (
    <svg className="day-columns" viewBox={`0 0 690 ${floor + 28}`} role="img" aria-label={said}>
      {[0, top / 3, (2 * top) / 3, top].map((line) => (
        <g key={line}>
          <line
            x1={LEFT}
            x2={LEFT + WIDTH}
            y1={floor - high(line)}
            y2={floor - high(line)}
            stroke={line === 0 ? 'var(--color-ink)' : 'var(--color-line-soft)'}
          />
          <text x={LEFT - 8} y={floor - high(line) + 4} textAnchor="end">
            {line}
          </text>
        </g>
      ))}
      {days.map((day, i) => {
        const x = LEFT + i * step;
        const isToday = i === days.length - 1;
        return (
          <g key={day}>
            {series.map(({ label, color, counts }, at) => {
              const tall = high(counts[i] ?? 0);
              return (
                <rect
                  key={label}
                  x={x + (offsets[at] ?? 0)}
                  y={floor - tall}
                  width={widths[at]}
                  height={tall}
                  fill={color}
                />
              );
            })}
            {(days.length - 1 - i) % LABELLED_EVERY === 0 && (
              <text x={x + 10} y={floor + 18} textAnchor="middle">
                {isToday ? 'Today' : shortDate(day)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
