import type { SeatsBoard } from '../../contract';
import { lists } from './list-addresses';
import { Panel } from './panel';

const PER_ROW = 25;
const STEP_X = 10;
const STEP_Y = 28;

/** A head over a column for every founding seat; taken ones are dark. */
export function SeatPanel({ total, taken, mayOpen }: SeatsBoard & { mayOpen: boolean }) {
  const seats = Array.from({ length: total }, (_, i) => ({
    key: `seat-${i}`,
    x: (i % PER_ROW) * STEP_X,
    y: Math.floor(i / PER_ROW) * STEP_Y,
    fill: i < taken ? 'var(--color-chosen)' : 'var(--color-lilac)',
  }));
  const height = Math.ceil(total / PER_ROW) * STEP_Y - 6;
  return (
    <Panel id="seats" title="Founding seats" aside={mayOpen && <a href={lists.accepted}>Accepted</a>}>
      <p className="board__seats">
        <b>{total - taken}</b>
        <span>
          of {total} left
          <br />
          {taken} accepted
        </span>
      </p>
      <svg aria-hidden viewBox={`0 0 ${PER_ROW * STEP_X} ${height}`} className="board__crowd">
        {seats.map(({ key, x, y, fill }) => (
          <g key={key} fill={fill}>
            <circle cx={x + 4} cy={y + 4} r="3.6" />
            <rect x={x + 1.4} y={y + 9} width="5.2" height="13" />
          </g>
        ))}
      </svg>
    </Panel>
  );
}
