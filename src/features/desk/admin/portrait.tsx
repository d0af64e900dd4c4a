const initials = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .filter((_, at, words) => at === 0 || at === words.length - 1)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();

type PortraitProps = { name: string; size?: 'small' | 'large'; isStaff?: boolean };

/** A person's initials, hidden from screen readers: the name is beside it or in its row. */
export function PersonPortrait({ name, size, isStaff = false }: PortraitProps) {
  return (
    <span className="dv-portrait" data-size={size} data-staff={isStaff} aria-hidden>
      {initials(name)}
    </span>
  );
}
