'use client';

import { useId, useState } from 'react';
import { LetterFields, LetterPicker } from '@/admin/letters/letter-fields';
import { usePreparedMails } from '@/admin/letters/use-prepared-mails';
import { type Letter, NO_LETTER } from '@/shared/letters';

/** An email to everybody who is moved: the prepared mail for the state, unless somebody edits it. */
export function useMoveLetter(to: string) {
  const prepared = usePreparedMails('prepared-mails');
  const [isWanted, setIsWanted] = useState(false);
  const [own, write] = useState<Letter | null>(null);
  const beginning = prepared.find(({ state }) => state === to) ?? NO_LETTER;
  return { prepared, letter: isWanted ? (own ?? beginning) : null, write, setIsWanted };
}

type MoveLetterProps = { mail: ReturnType<typeof useMoveLetter>; readOnly: boolean };

export function MoveLetter({ mail: { prepared, letter, write, setIsWanted }, readOnly }: MoveLetterProps) {
  const tick = useId();
  return (
    <>
      <span className="desk__tick">
        <input
          id={tick}
          type="checkbox"
          checked={letter !== null}
          disabled={readOnly}
          onChange={({ target }) => setIsWanted(target.checked)}
        />
        <label htmlFor={tick}>Mail each applicant who is moved</label>
      </span>
      {letter && (
        <>
          <LetterPicker prepared={prepared} onPick={({ subject, text }) => write({ subject, text })} />
          <LetterFields letter={letter} readOnly={readOnly} onChange={write} />
          <p className="field-description">
            {'{name}, {organization} and {reason} are filled in for each. Nobody who stays is mailed.'}
          </p>
        </>
      )}
    </>
  );
}
