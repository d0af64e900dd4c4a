import s from './press-colors.module.css';

type Colors = Record<'primary' | 'accent' | 'light' | 'print' | 'printAccent', string>;

const NAMES: [keyof Colors, string][] = [
  ['primary', 'Primary'],
  ['accent', 'Accent'],
  ['light', 'Light'],
  ['print', 'Print'],
  ['printAccent', 'Print accent'],
];

/** A printer's color bar: the most used color is the widest. */
export function PressColors({ colors }: { colors: Colors }) {
  return (
    <ul className={s.bar}>
      {NAMES.map(([key, name]) => (
        <li key={key}>
          <span className={s.ink} style={{ background: colors[key] }} aria-hidden="true" />
          <span className={s.name}>{name}</span>
          <span className={s.value}>{colors[key]}</span>
        </li>
      ))}
    </ul>
  );
}
