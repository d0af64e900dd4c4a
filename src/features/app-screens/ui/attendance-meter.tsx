import s from './attendance-meter.module.css';

const perColumn = 2;
const pitch = 6.8;

/** Column-people in a row, one for every two members expected; those who are here stand in violet. */
export function AttendanceMeter({ here, expected }: { here: number; expected: number }) {
  const columns = Math.ceil(expected / perColumn);
  const filled = Math.round(here / perColumn);
  return (
    <svg className={s.meter} width={284} height={20} viewBox="0 0 284 20" aria-hidden="true">
      <path d={people(0, filled)} fill="#7c3aed" />
      <path d={people(filled, columns)} fill="#ddd3ea" />
    </svg>
  );
}

/** Head and body of the columns from `from` up to `to`. */
function people(from: number, to: number): string {
  let d = '';
  for (let i = from; i < to; i++) {
    const x = Math.round(i * pitch * 10) / 10;
    d += `M${x} 2.2a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0M${round(x + 0.6)} 6h3.2v14h-3.2z`;
  }
  return d;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
