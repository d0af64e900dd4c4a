'use client';

import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { DELETE } from '@/kit/ui/client-glyph-shapes';
import { LetterKeys } from '@/kit/ui/letters/letter-keys';
import { useLetters } from '@/kit/ui/letters/letters-store';
import { useLettersField } from '@/kit/ui/letters/use-letters-field';
import { LineGlyph } from '@/kit/ui/line-glyph';
import { LONGEST_TEXT, namesOf, UP_PATH } from '../contract';
import type { LettersWords } from '../contract.texts';
import s from './letters-field.module.css';

type LettersFieldProps = {
  first: string;
  /** What the page could not read of a form that was sent without JavaScript. */
  unread?: string;
  blocked: readonly string[];
  words: Pick<LettersWords, 'section' | 'messages'>;
};

export function LettersField({
  first,
  unread = '',
  blocked,
  words: { section, messages },
}: LettersFieldProps) {
  const { field, rested, onInput, add, remove } = useLettersField(first, blocked);
  const { letters, name } = useLetters(first);
  const refused = rested ? rested.unread.join(' ') : unread;
  const said = [
    refused && fillPlaceholders(messages.unread, { word: refused }),
    rested?.isCut && messages.cut,
    rested?.isBlocked && messages.blocked,
  ].filter(Boolean);
  return (
    <form action={UP_PATH} className={s.form} onSubmit={(event) => event.preventDefault()}>
      {/* The first button is the one that Enter in the field presses. */}
      <button type="submit" className={`button ${s.send}`} data-variant="ink" data-size="md">
        {section.send}
      </button>
      <div className={s.head}>
        <label htmlFor="letters-field">{section.label}</label>
        <span className={s.limit}>{section.limit}</span>
      </div>
      <div className={s.line}>
        <div className={s.box}>
          <input
            ref={field}
            id="letters-field"
            name="letters"
            defaultValue={first}
            className={s.input}
            onInput={onInput}
            maxLength={LONGEST_TEXT}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-describedby="letters-help"
          />
          <span className={s.names} aria-hidden="true">
            {name}
          </span>
        </div>
        <button
          type="submit"
          name="remove"
          value="1"
          className={s.remove}
          aria-label={section.remove}
          onClick={(event) => {
            event.preventDefault();
            remove();
          }}
        >
          <LineGlyph shape={DELETE} />
        </button>
      </div>
      <LetterKeys label={section.keys} letters={letters} onPress={add} />
      <p id="letters-help" className={s.help}>
        {section.help} <span className={s.wide}>{section.helpKeys}</span>
      </p>
      <div role="status" className={s.said}>
        {said.map((sentence) => (
          <p key={String(sentence)}>{sentence}</p>
        ))}
        {rested?.letters && !rested.isBlocked ? (
          <span className="sr-only">{fillPlaceholders(messages.up, { name: namesOf(rested.letters) })}</span>
        ) : null}
      </div>
    </form>
  );
}
