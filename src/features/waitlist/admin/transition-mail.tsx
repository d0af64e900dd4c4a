'use client';

import { useId, useState } from 'react';
import { mismatchedEmail } from '@/core/shared/mismatched-email';
import { EMPTY_MAIL, type MailDraft } from '../contract';
import { applicationStates } from '../rules/application-states';
import { MailFields, MailPicker } from './mail-fields';
import { usePreparedMails } from './use-prepared-mails';

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
