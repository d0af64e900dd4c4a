import type { CSSProperties } from 'react';
import { type Dye, isReadable } from '../../rules/dye';
import s from './choices.module.css';

type DyeChoiceProps = {
  name: 'cloth' | 'ink';
  label: string;
  dyes: readonly Dye[];
  dye: Dye;
  /** The cloth that an ink is printed on; inks that it does not carry cannot be chosen. */
  on?: Dye;
  /** Why they cannot. */
  crossed?: string;
  onChoose: (dye: Dye) => void;
};

export function DyeChoice({ name, label, dyes, dye, on, crossed, onChoose }: DyeChoiceProps) {
  const isOff = ({ value }: Dye) => on !== undefined && !isReadable(value, on.value);
  return (
    <fieldset className={s.choice}>
      <legend className={s.legend}>
        {label} <span className={s.chosen}>{dye.name}</span>
      </legend>
      <div className={s.dyes}>
        {dyes.map((one) => (
          <label
            key={one.id}
            className={s.dye}
            style={{ '--dye': one.value } as CSSProperties}
            title={one.name}
            data-crossed={isOff(one) || undefined}
          >
            <input
              type="radio"
              name={name}
              value={one.id}
              checked={one.id === dye.id}
              disabled={isOff(one)}
              autoComplete="off"
              aria-label={one.name}
              aria-describedby={isOff(one) ? 'crossed-inks' : undefined}
              className={s.radio}
              onChange={() => onChoose(one)}
            />
          </label>
        ))}
      </div>
      {crossed && dyes.some(isOff) ? (
        <p id="crossed-inks" className={s.why}>
          {crossed}
        </p>
      ) : null}
    </fieldset>
  );
}
