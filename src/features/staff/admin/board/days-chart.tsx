import type { DayCounts } from '../../contract';
import { dayWords } from '@/shared/day-words';

const PLOT = { left: 30, top: 8, width: 650, height: 130 };
const APPLICATIONS = '#7c3aed';
const TICKETS = '#9a6a20';
const LABELLED = [0, 7, 14, 21, 29];

/** The highest line of the grid: a multiple of three, so that its thirds are whole. */
const topOf = (days: DayCounts[]) =>
  Math.max(3, Math.ceil(Math.max(...days.flatMap((day) => [day.applications, day.tickets])) / 3) * 3);

/** Two columns a day. @param said the same in one sentence, for those who do not see it */
export function DaysChart({ days, said }: { days: DayCounts[]; said: string }) {
  const top = topOf(days);
  const step = PLOT.width / days.length;
  const high = (count: number) => (count / top) * PLOT.height;
  const floor = PLOT.top + PLOT.height;
  return (
    <svg className="board__chart" viewBox="0 0 690 166" role="img" aria-label={said}>
      {[0, top / 3, (2 * top) / 3, top].map((line) => (
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
      {days.map(({ day, applications, tickets }, i) => {
        const x = PLOT.left + i * step;
        return (
          <g key={day}>
            <rect
              x={x + 3}
              y={floor - high(applications)}
              width={9}
              height={high(applications)}
              fill={APPLICATIONS}
            />
            <rect x={x + 13} y={floor - high(tickets)} width={5} height={high(tickets)} fill={TICKETS} />
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
