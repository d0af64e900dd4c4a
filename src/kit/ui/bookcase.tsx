/** Width, height and color of the books on the bookcase: decoration. */
const BOOKS = [
  [26, 120, 'var(--color-night-line)'],
  [34, 150, 'var(--color-night-3)'],
  [22, 134, 'var(--color-tympanum)'],
  [40, 164, 'var(--color-night-3)'],
  [24, 112, 'var(--color-night-line)'],
  [30, 142, 'var(--color-tympanum)'],
  [36, 126, 'var(--color-brass)'],
  [22, 156, 'var(--color-night-3)'],
] as const;

/** Books on a bookcase, on ink. */
export function Bookcase({ className = '' }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={`flex h-[178px] items-end gap-[5px] border-b-[14px] border-lilac ${className}`}
    >
      {BOOKS.map(([width, height, color]) => (
        <Book key={`${width}-${height}`} width={width} height={height} color={color} />
      ))}
      <Book width={40} height={138} color="var(--color-night-line)" leaning />
    </div>
  );
}

type BookProps = { width: number; height: number; color: string; leaning?: boolean };

function Book({ width, height, color, leaning = false }: BookProps) {
  const band = color === 'var(--color-brass)' ? 'var(--color-deep)' : 'var(--color-night-accent)';
  return (
    <svg
      width={width}
      height={height}
      className={`flex-none ${leaning ? 'ml-[22px] origin-bottom-right -rotate-[9deg]' : ''}`}
    >
      <path fill={color} d={`M0 0h${width}v${height}H0z`} />
      <path fill={band} d={`M0 14h${width}v3H0zM0 ${height - 26}h${width}v10H0z`} />
    </svg>
  );
}
