'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { GREEK } from '@/kit/shared/greek-letters';
import s from './letter-keys.module.css';

/** Keys per row; arrows up and down move by as many. The narrow layout has half as many. */
const steps = (row: number): Record<string, number> => ({
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: row,
  ArrowUp: -row,
});

type LetterKeysProps = {
  label: string;
  /** Those that are up. */
  letters: string;
  /** Six in a row at every width. */
  isNarrow?: boolean;
  onPress: (letter: string) => void;
};

/** One tab stop; arrows move within the keys. Without JavaScript each is a tab stop and sends the form. */
export function LetterKeys({ label, letters, isNarrow = false, onPress }: LetterKeysProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const [stop, setStop] = useState<number>();
  useEffect(() => setStop(0), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const keys = [...(group.current?.querySelectorAll('button') ?? [])];
    const top = keys[0]?.offsetTop;
    const row = keys.filter(({ offsetTop }) => offsetTop === top).length;
    const by = steps(row)[event.key];
    const next = by === undefined ? undefined : (stop ?? 0) + by;
    if (next === undefined || !keys[next]) return;
    event.preventDefault();
    setStop(next);
    keys[next].focus();
  };
  return (
    <fieldset
      ref={group}
      className={s.keys}
      data-narrow={isNarrow || undefined}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {GREEK.map(([letter, name, key], place) => (
        <button
          key={name}
          type="submit"
          name="add"
          value={name}
          aria-label={name}
          title={name}
          className={s.key}
          // Drawn by the style sheet: the key's name is its only text.
          data-letter={letter}
          data-latin={key}
          data-on={letters.includes(letter)}
          tabIndex={stop === undefined || stop === place ? 0 : -1}
          onFocus={() => setStop(place)}
          onClick={(event) => {
            event.preventDefault();
            onPress(letter);
          }}
        />
      ))}
    </fieldset>
  );
}
