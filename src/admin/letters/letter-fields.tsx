'use client';

import { useId } from 'react';
import type { Letter, PreparedMail } from '@/shared/letters';

type LetterFieldsProps = {
  letter: Letter;
  readOnly: boolean;
  onChange: (letter: Letter) => void;
};
type LetterPickerProps = { prepared: PreparedMail[]; onPick: (letter: Letter) => void };

/** Subject and text of an email to the sender of the record. */
export function LetterFields({ letter, readOnly, onChange }: LetterFieldsProps) {
  const subject = useId();
  const text = useId();
  return (
    <>
      <label htmlFor={subject}>Subject</label>
      <input
        id={subject}
        maxLength={200}
        dir="auto"
        value={letter.subject}
        readOnly={readOnly}
        onChange={(event) => onChange({ ...letter, subject: event.target.value })}
      />
      <label htmlFor={text}>Mail</label>
      <textarea
        id={text}
        rows={9}
        maxLength={5000}
        dir="auto"
        value={letter.text}
        readOnly={readOnly}
        onChange={(event) => onChange({ ...letter, text: event.target.value })}
      />
    </>
  );
}

/** Fills the fields from a prepared mail. */
export function LetterPicker({ prepared, onPick }: LetterPickerProps) {
  if (prepared.length === 0) return null;
  return (
    <select
      aria-label="Start from a prepared mail"
      value=""
      onChange={({ target }) => {
        const chosen = prepared.find(({ id }) => String(id) === target.value);
        if (chosen) onPick(chosen);
      }}
    >
      <option value="">Start from a prepared mail…</option>
      {prepared.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  );
}
