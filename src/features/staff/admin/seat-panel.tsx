const PER_ROW = 25;
const STEP_X = 10;
const STEP_Y = 28;

/** A head over a column for every founding seat; taken ones are ink. */
export function SeatPanel({ total, taken }: { total: number; taken: number }) {
  const left = total - taken;
  const seats = Array.from({ length: total }, (_, i) => ({
    key: `seat-${i}`,
    x: (i % PER_ROW) * STEP_X,
    y: Math.floor(i / PER_ROW) * STEP_Y,
    fill: i < taken ? '#1b1033' : '#c084fc',
  }));
  const height = Math.ceil(total / PER_ROW) * STEP_Y - 6;
  return (
    <section className="seats" aria-label="Founding seats">
      <h2>Founding seats</h2>
      <p>
        <b>{left}</b> of {total} left, {taken} accepted
      </p>
      <svg aria-hidden viewBox={`0 0 ${PER_ROW * STEP_X} ${height}`} className="seats__crowd">
        {seats.map(({ key, x, y, fill }) => (
          <g key={key} fill={fill}>
            <circle cx={x + 4} cy={y + 4} r="3.6" />
            <rect x={x + 1.4} y={y + 9} width="5.2" height="13" />
          </g>
        ))}
      </svg>
    </section>
  );
}
