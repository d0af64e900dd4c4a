import { dayWords } from '@/shared/day-words';
import type { DayClicks } from '../../contract';

const PLOT = { left: 34, top: 8, width: 646, height: 90 };
const LABELLED = [0, 7, 14, 21, 29];

/** @param said the same in one sentence, for those who do not see it */
export function ClicksChart({ days, said }: { days: DayClicks[]; said: string }) {
  const top = Math.max(2, ...days.map(({ clicks }) => clicks));
  const step = PLOT.width / days.length;
  const floor = PLOT.top + PLOT.height;
  const high = (clicks: number) => (clicks / top) * PLOT.height;
  return (
    <svg className="board__chart" viewBox="0 0 690 126" role="img" aria-label={said}>
      {[0, top].map((line) => (
        <g key={line}>
          <line
            x1={PLOT.left}
            x2={PLOT.left + PLOT.width}
            y1={floor - high(line)}
            y2={floor - high(line)}
            stroke={line === 0 ? '#1b1033' : '#e9e2d6'}
          />
          <text x={PLOT.left - 8} y={floor - high(line) + 4} textAnchor="end">
            {line}
          </text>
        </g>
      ))}
      {days.map(({ day, clicks }, i) => {
        const x = PLOT.left + i * step;
        return (
          <g key={day}>
            <rect x={x + 4} y={floor - high(clicks)} width={13} height={high(clicks)} fill="#7c3aed" />
            {LABELLED.includes(i) && (
              <text x={x + 10} y={floor + 18} textAnchor="middle">
                {i === days.length - 1 ? 'Today' : dayWords(day)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
