import s from './attendance-meter.module.css';

const pitch = 6.8;

type AttendanceMeterProps = {
  here: number;
  expected: number;
  /** Number of members that one column represents. */
  perColumn?: number;
  /** CSS px from the first column to the last. */
  width?: number;
};

/** A row of column-shaped people for the expected members; those who are here are violet. */
export function AttendanceMeter({ here, expected, perColumn = 2, width = 284 }: AttendanceMeterProps) {
  const columns = Math.ceil(expected / perColumn);
  const filled = Math.floor(here / perColumn);
  const isHalf = here % perColumn > 0;
  const span = Math.round(columns * pitch - 2);
  const height = Math.round((20 * width) / span);
  return (
    <svg className={s.meter} width={width} height={height} viewBox={`0 0 ${span} 20`} aria-hidden="true">
      <path d={people(0, filled)} fill="var(--color-violet)" />
      <path d={people(filled, columns)} fill="var(--color-rest)" />
      {isHalf && <path d={`M${round(filled * pitch + 0.6)} 13h3.2v7h-3.2z`} fill="var(--color-violet)" />}
    </svg>
  );
}

/** Heads and bodies of columns `from` up to `to`. */
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
