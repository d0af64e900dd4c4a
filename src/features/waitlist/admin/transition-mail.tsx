'use client';

import { useId, useState } from 'react';
import { EMPTY_MAIL, type MailDraft } from '../contract';
import { MailFields, MailPicker } from './mail-fields';
import { usePreparedMails } from './use-prepared-mails';

/** An email to everybody who is moved: the prepared mail for the state, unless somebody edits it. */
export function useTransitionMail(to: string) {
  const prepared = usePreparedMails();
  const [isWanted, setIsWanted] = useState(false);
  const [own, write] = useState<MailDraft | null>(null);
  const beginning = prepared.find(({ state }) => state === to) ?? EMPTY_MAIL;
  return { prepared, draft: isWanted ? (own ?? beginning) : null, write, setIsWanted };
}

type TransitionMailProps = { mail: ReturnType<typeof useTransitionMail>; readOnly: boolean };

export function TransitionMail({
  mail: { prepared, draft, write, setIsWanted },
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
