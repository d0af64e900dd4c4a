type Props = { label: string; value: number | string; href?: string; alarm?: boolean };

const counted = new Intl.NumberFormat('en-US');

/** A row in a list of figures; with an address, it links to what it counts. */
export function Figure({ label, value, href, alarm = false }: Props) {
  return (
    <div className="board__figure" data-alarm={alarm}>
      <dt>{href ? <a href={href}>{label}</a> : label}</dt>
      <dd>{typeof value === 'number' ? counted.format(value) : value}</dd>
    </div>
  );
}
