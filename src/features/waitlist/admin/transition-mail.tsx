'use client';

import { useConfig } from '@payloadcms/ui';
import { useEffect, useId, useState } from 'react';
import { mismatchedEmail } from '@/core/shared/mismatched-email';
import { fetchJson } from '@/kit/admin/post-to-api';
import { EMPTY_MAIL, type MailDraft, type PreparedMail, preparedMailList } from '../contract';
import { applicationStates } from '../rules/application-states';

type MailFieldsProps = {
  draft: MailDraft;
  readOnly: boolean;
  onChange: (draft: MailDraft) => void;
};
type MailPickerProps = { prepared: PreparedMail[]; onPick: (draft: MailDraft) => void };

/** Subject and text of an email to the sender of the record. */
function MailFields({ draft, readOnly, onChange }: MailFieldsProps) {
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
function MailPicker({ prepared, onPick }: MailPickerProps) {
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

/** Prepared mails, sorted by title; empty until loaded. */
function usePreparedMails(): PreparedMail[] {
  const { api } = useConfig().config.routes;
  const [prepared, setPrepared] = useState<PreparedMail[]>([]);
  useEffect(() => {
    const load = async () => {
      const answer = await fetchJson(`${api}/prepared-mails?limit=200&depth=0`, preparedMailList);
      if (answer) setPrepared(answer.docs);
    };
    void load();
  }, [api]);
  return prepared;
}

/** An email to everybody who is moved: the prepared mail for the state, unless somebody edits it. */
export function useTransitionMail(to: string) {
  const prepared = usePreparedMails();
  const [isWanted, setIsWanted] = useState(false);
  const [own, write] = useState<MailDraft | null>(null);
  const beginning = prepared.find(({ state }) => state === to) ?? EMPTY_MAIL;
  const draft = isWanted ? (own ?? beginning) : null;
  const isFor = draft && to !== '' ? mismatchedEmail(draft.text, prepared, to) : null;
  const warning =
    isFor === null
      ? null
      : `“${isFor}” is an email for another state. These applications move to ${applicationStates.labelOf(to)}.`;
  return { prepared, draft, warning, write, setIsWanted };
}

type TransitionMailProps = { mail: ReturnType<typeof useTransitionMail>; readOnly: boolean };

export function TransitionMail({
  mail: { prepared, draft, warning, write, setIsWanted },
  readOnly,
}: TransitionMailProps) {
  const tick = useId();
  return (
    <>
      <span className="desk__tick">
        <input
          id={tick}
          type="checkbox"
          checked={draft !== null}
          disabled={readOnly}
          onChange={({ target }) => setIsWanted(target.checked)}
        />
        <label htmlFor={tick}>Email each applicant who is moved</label>
      </span>
      {draft && (
        <>
          <MailPicker prepared={prepared} onPick={({ subject, text }) => write({ subject, text })} />
          <MailFields draft={draft} readOnly={readOnly} onChange={write} />
          {warning && (
            <p className="bulk-transitions__warning" role="status">
              {warning}
            </p>
          )}
          <p className="field-description">
            {
              '{name}, {organization} and {reason} are filled in for each. Applicants who don’t move get no email.'
            }
          </p>
        </>
      )}
    </>
  );
}
