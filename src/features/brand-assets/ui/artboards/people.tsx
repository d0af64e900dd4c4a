type PeopleProps = {
  total: number;
  /** How many of them, counted from the end, are still free. */
  left: number;
  width: number;
  height: number;
  columns: number;
  free: string;
  taken: string;
};

/** The seat counter: a head over a bar for each seat, exactly as many as there are. */
export function People({ total, left, width, height, columns, free, taken }: PeopleProps) {
  const rows = Math.ceil(total / columns);
  const [cell, row] = [width / columns, height / rows];
  const unit = Math.min(cell * 0.62, row * 0.3);
  const person = (seat: number) => {
    const x = (seat % columns) * cell + cell / 2;
    const y = Math.floor(seat / columns) * row;
    const head = unit * 0.5;
    const bar = unit * 0.4;
    const top = y + head * 2 + unit * 0.26;
    const foot = y + row * 0.86;
    return `M${round(x - head)} ${round(y + head)}a${round(head)} ${round(head)} 0 1 0 ${round(head * 2)} 0a${round(head)} ${round(head)} 0 1 0 ${round(-head * 2)} 0M${round(x - bar)} ${round(top)}h${round(bar * 2)}V${round(foot)}h${round(-bar * 2)}z`;
  };
  const seats = Array.from({ length: total }, (_, seat) => seat);
  const draw = (which: number[]) => which.map(person).join('');
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} style={{ display: 'block' }}>
      <path d={draw(seats.slice(0, total - left))} fill={taken} />
      <path d={draw(seats.slice(total - left))} fill={free} />
    </svg>
  );
}

const round = (value: number) => Math.round(value * 100) / 100;
