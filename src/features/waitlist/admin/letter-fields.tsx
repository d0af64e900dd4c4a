'use client';

import { useId } from 'react';
import { type Letter, LETTERS, WAITLIST_STATUSES } from '../contract';

const kinds = WAITLIST_STATUSES.filter(({ value }) => LETTERS[value]);

type LetterFieldsProps = {
  letter: Letter;
  readOnly: boolean;
  onChange: (letter: Letter) => void;
};

/** Subject and words of a mail to an applicant. */
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

/** Puts the prepared words of a decision into the fields. */
export function LetterPicker({ onPick }: { onPick: (letter: Letter) => void }) {
  return (
    <select
      aria-label="Start from a prepared mail"
      value=""
      onChange={(event) => {
        const prepared = LETTERS[event.target.value];
        if (prepared) onPick(prepared);
      }}
    >
      <option value="">Start from a prepared mail…</option>
      {kinds.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
