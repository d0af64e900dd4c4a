'use client';

import { useId } from 'react';
import type { MailDraft, PreparedMail } from '../contract';

type MailFieldsProps = {
  draft: MailDraft;
  readOnly: boolean;
  onChange: (draft: MailDraft) => void;
};
type MailPickerProps = { prepared: PreparedMail[]; onPick: (draft: MailDraft) => void };

/** Subject and text of an email to the sender of the record. */
export function MailFields({ draft, readOnly, onChange }: MailFieldsProps) {
  const subject = useId();
  const text = useId();
  return (
    <>
      <label htmlFor={subject}>Subject</label>
      <input
        id={subject}
        maxLength={200}
        dir="auto"
        value={draft.subject}
        readOnly={readOnly}
        onChange={(event) => onChange({ ...draft, subject: event.target.value })}
      />
      <label htmlFor={text}>Message</label>
      <textarea
        id={text}
        rows={9}
        maxLength={5000}
        dir="auto"
        value={draft.text}
        readOnly={readOnly}
        onChange={(event) => onChange({ ...draft, text: event.target.value })}
      />
    </>
  );
}

/** Fills the fields from a prepared mail. */
export function MailPicker({ prepared, onPick }: MailPickerProps) {
  if (prepared.length === 0) return null;
  return (
    <select
      aria-label="Start from a prepared email"
      value=""
      onChange={({ target }) => {
        const chosen = prepared.find(({ id }) => String(id) === target.value);
        if (chosen) onPick(chosen);
      }}
    >
      <option value="">Start from a prepared email…</option>
      {prepared.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  );
}
