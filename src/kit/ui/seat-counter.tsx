/** A member as a column: a head 1.1 units wide over a bar of 0.8. It always counts something or fills a crowd. */
const HEAD = 2.75;
const BAR_WIDTH = 4;
const STEP = 8;

const BAR_TOP = 6.75;
/** From the left edge of a head to that of its bar. */
const INSET = HEAD - BAR_WIDTH / 2;

/** A line of this length with round ends is a dot; Safari draws none of length zero. */
const DOT = 0.01;

type PeopleProps = { count: number; x: number; height: number; color: string };

/**
 * People side by side, each in a box 5.5 wide and `height` high, the first with its left edge at `x`: a dotted line of
 * heads over a dashed one of bars. However many there are, a page carries two lines.
 */
function People({ count, x, height, color, ...marks }: PeopleProps & Record<`data-${string}`, true>) {
  const last = (count - 1) * STEP;
  return (
    <g fill="none" stroke={color} {...marks}>
      <path
        d={`M${x + HEAD} ${HEAD}h${last + DOT}`}
        strokeWidth={2 * HEAD}
        strokeLinecap="round"
        strokeDasharray={`${DOT} ${STEP - DOT}`}
      />
      <path
        d={`M${x + INSET} ${(BAR_TOP + height) / 2}h${last + BAR_WIDTH}`}
        strokeWidth={height - BAR_TOP}
        strokeDasharray={`${BAR_WIDTH} ${STEP - BAR_WIDTH}`}
      />
    </g>
  );
}

type SeatCounterProps = {
  total: number;
  taken: number;
  /** The first free column is asked for: in brass and framed, and still free. */
  isOnePending?: boolean;
  /** Columns per row; the last row may be shorter. */
  perRow?: number;
  /** Height of a person, in units of which a column takes 8. */
  height?: number;
  /** Text for people who cannot see it, for example '88 of 100 founding spots left'. */
  label: string;
  /** Colors; free seats default to the text color. */
  free?: string;
  stone?: string;
  className?: string;
};

/** Draws exactly `total` columns; taken ones come first, in stone color. Scales down with its container. */
export function SeatCounter({
  total,
  taken,
  isOnePending = false,
  perRow = 50,
  height = 30,
  label,
  free = 'currentColor',
  stone = 'var(--color-stone)',
  className = '',
}: SeatCounterProps) {
  const width = perRow * STEP - (STEP - 2 * HEAD);
  const rows = Array.from({ length: Math.ceil(total / perRow) }, (_, index) => {
    const size = Math.min(perRow, total - index * perRow);
    const gone = Math.min(size, Math.max(0, taken - index * perRow));
    const isFirstFree = isOnePending && gone < size && taken >= index * perRow;
    return { start: index * perRow, size, gone, pending: isFirstFree ? 1 : 0 };
  });
  return (
    <div
      role="img"
      aria-label={label}
      className={`grid gap-3 ${className}`}
      data-seats={total}
      data-taken={taken}
    >
      {rows.map(({ start, size, gone, pending }) => (
        <svg
          key={start}
          aria-hidden="true"
          width="100%"
          viewBox={`0 0 ${width} ${height}`}
          style={{ maxWidth: width, overflow: 'visible' }}
        >
          {gone > 0 ? <People count={gone} x={0} height={height} color={stone} /> : null}
          {pending ? <Pending x={gone * STEP} height={height} /> : null}
          {gone + pending < size ? (
            <People
              data-free
              count={size - gone - pending}
              x={(gone + pending) * STEP}
              height={height}
              color={free}
            />
          ) : null}
        </svg>
      ))}
    </div>
  );
}

const Pending = ({ x, height }: { x: number; height: number }) => (
  <>
    <People data-pending count={1} x={x} height={height} color="var(--color-brass-light)" />
    <rect
      x={x - 0.9}
      y={-1.6}
      width={2 * HEAD + 1.8}
      height={height + 3}
      fill="none"
      stroke="var(--color-brass-light)"
      strokeWidth="0.5"
      strokeDasharray="1.4 1"
    />
  </>
);
