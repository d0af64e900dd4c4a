import { person } from '../people';

type CountProps = { count: number; unit: string; text: string; color: string };

const PER_ROW = 8;

/** One very large number, and a column for each unit that it counts. */
export function CountMotif({ count, unit, text, color }: CountProps) {
  const people = Array.from({ length: count }, (_, index) => {
    const top = Math.floor(index / PER_ROW) * 78;
    return person((index % PER_ROW) * 54, top, top + 62, 20);
  });
  const height = Math.ceil(count / PER_ROW) * 78;
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-end',
        position: 'absolute',
        left: 48,
        bottom: 0,
        height: 630,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'baseline', gap: 18, marginBottom: 20 }}>
        <div
          style={{ display: 'flex', fontSize: 280, lineHeight: 0.9, letterSpacing: '-0.04em', color: text }}
        >
          {count}
        </div>
        <div style={{ display: 'flex', fontSize: 52, color }}>{unit}</div>
      </div>
      <svg width="424" height={height} viewBox={`0 0 424 ${height}`}>
        <path d={people.join('')} fill={color} />
      </svg>
    </div>
  );
}
