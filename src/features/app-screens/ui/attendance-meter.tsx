import s from './attendance-meter.module.css';
import { DrawnAfter } from './before-after';
import type { TouchName } from './touches';

const pitch = 6.8;

type AttendanceMeterProps = {
  here: number;
  expected: number;
  /** Number of members that one column represents. */
  perColumn?: number;
  /** CSS px from the first column to the last. */
  width?: number;
  /** The touch that brings one more member, who is the first of a column. */
  oneMoreAfter?: TouchName;
};

/** A row of column-shaped people for the expected members; those who are here are violet. */
export function AttendanceMeter({
  here,
  expected,
  perColumn = 2,
  width = 284,
  oneMoreAfter,
}: AttendanceMeterProps) {
  const columns = Math.ceil(expected / perColumn);
  const filled = Math.floor(here / perColumn);
  const span = Math.round(columns * pitch - 2);
  const height = Math.round((20 * width) / span);
  const half = <path d={`M${round(filled * pitch + 0.6)} 13h3.2v7h-3.2z`} fill="var(--color-violet-word)" />;
  return (
    <svg className={s.meter} width={width} height={height} viewBox={`0 0 ${span} 20`} aria-hidden="true">
      <path d={people(0, filled)} fill="var(--color-violet-word)" />
      <path d={people(filled, columns)} fill="var(--color-rest)" />
      {here % perColumn > 0 && half}
      {oneMoreAfter && <DrawnAfter touch={oneMoreAfter}>{half}</DrawnAfter>}
    </svg>
  );
}

/** Heads and bodies of columns `from` up to `to`, in relative steps: they compress to the bytes of a few. */
function people(from: number, to: number): string {
  const person = 'a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0m.6 3.8h3.2v14h-3.2z';
  return `M${round(from * pitch)} 2.2${Array(to - from)
    .fill(person)
    .join('m6.2-3.8')}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
