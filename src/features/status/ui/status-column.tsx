import type { PartState } from '../contract';

/** Each state has its own shape, so that color only repeats it. In a box 40 wide and 96 high. */
const SHAPES: Record<PartState, string> = {
  working: 'M0 0h40v8H0zM5 12h30v72H5zM0 88h40v8H0z',
  delayed: 'M4 0h36v8H4zM9 12h28v30L9 52zM3 58l28-10v36H3zM0 88h40v8H0z',
  down: 'M5 66l8-9 7 10 7-14 8 11v20H5zM0 88h40v8H0z',
  off: 'M1 1h38v7H1zM6 12h28v72H6zM1 88h38v7H1z',
  soon: 'M1 1h38v7H1zM6 12h28v72H6zM1 88h38v7H1z',
};

const COLORS: Record<PartState, string> = {
  working: 'var(--color-violet-word)',
  delayed: 'var(--color-brass-graph)',
  down: 'var(--color-bad)',
  off: 'var(--color-line-2)',
  soon: 'var(--color-violet-word)',
};

const isOutline = (state: PartState) => state === 'off' || state === 'soon';

/** One part of the platform as a column: whole, cracked, broken, outlined, or dashed. */
export function StatusColumn({ state }: { state: PartState }) {
  const look = isOutline(state)
    ? {
        fill: 'none',
        stroke: COLORS[state],
        strokeWidth: 1.75,
        strokeDasharray: state === 'soon' ? '4 3' : undefined,
        vectorEffect: 'non-scaling-stroke' as const,
      }
    : { fill: COLORS[state] };
  return <path d={SHAPES[state]} {...look} />;
}
