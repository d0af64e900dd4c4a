import { useState } from 'react';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { GREEK, namesOf } from '@/kit/shared/greek-letters';
import { LONGEST_TEXT } from '@/kit/shared/typed-letters';
import type { LetterKeys } from '@/kit/ui/letters/letter-keys';
import { useLetters } from '@/kit/ui/letters/letters-store';
import { useLettersField } from '@/kit/ui/letters/use-letters-field';
import s from './choices.module.css';

/** The words of the section of the home page where letters are put up: both show and keep the same letters. */
export type LettersChoiceWords = {
  /** Sets that staff keep off. */
  blocked: readonly string[];
  label: string;
  limit: string;
  keys: string;
  up: string;
  unread: string;
  cut: string;
  refused: string;
};

/** What the button that opens the keys shows. */
const FIRST = GREEK.slice(0, 3)
  .map(([letter]) => letter)
  .join('');

/** Loaded as the button is reached: most visitors type. */
const loadKeys = () => import('@/kit/ui/letters/letter-keys').catch(() => undefined);

export function LettersChoice({ sample, words }: { sample: string; words: LettersChoiceWords }) {
  const { field, rested, onInput, add } = useLettersField('', words.blocked);
  const { letters, name } = useLetters('');
  const [Keys, setKeys] = useState<typeof LetterKeys>();
  const said = [
    rested?.unread.length ? fillPlaceholders(words.unread, { word: rested.unread.join(' ') }) : '',
    rested?.isCut ? words.cut : '',
    rested?.isBlocked ? words.refused : '',
  ].filter(Boolean);
  const toggleKeys = async () => {
    const loaded = Keys ? undefined : await loadKeys();
    setKeys(() => loaded?.LetterKeys);
  };
  return (
    <div className={s.choice}>
      <div className={s.legend}>
        <label htmlFor="studio-letters">{words.label}</label> <span className={s.chosen}>{words.limit}</span>
      </div>
      <div className={s.line}>
        <span className={s.box}>
          <input
            ref={field}
            id="studio-letters"
            className={s.input}
            placeholder={sample}
            onInput={onInput}
            maxLength={LONGEST_TEXT}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
          <span className={s.names} aria-hidden="true">
            {name}
          </span>
        </span>
        <button
          type="button"
          className={s.opener}
          aria-label={`${FIRST} ${words.keys}`}
          aria-expanded={Keys !== undefined}
          onPointerEnter={loadKeys}
          onFocus={loadKeys}
          onClick={toggleKeys}
        >
          {FIRST}
        </button>
      </div>
      {Keys ? <Keys label={words.keys} letters={letters} isNarrow onPress={add} /> : null}
      <div role="status" className={s.why}>
        {said.join(' ')}
        {rested?.letters && !rested.isBlocked ? (
          <span className="sr-only">{fillPlaceholders(words.up, { name: namesOf(rested.letters) })}</span>
        ) : null}
      </div>
    </div>
  );
}
