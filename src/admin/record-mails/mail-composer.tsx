'use client';

import { Button, toast } from '@payloadcms/ui';
import { useId, useRef, useState } from 'react';
import { fillPlaceholders } from '@/shared/fill-placeholders';
import { EMPTY_MAIL, type MailDraft, type RecordMailsAnswer, type SendRequest } from '@/shared/record-mails';
import { randomUuid } from '@/shared/uuid';
import { MailFields, MailPicker } from './mail-fields';
import { usePreparedMails } from './use-prepared-mails';

type MailComposerProps = {
  about: RecordMailsAnswer;
  mailbox: string;
  prepared: string | undefined;
  send: (words: SendRequest, key: string) => Promise<string | null>;
};

export function MailComposer({ about, mailbox, prepared, send }: MailComposerProps) {
  const { email, facts, reason, nextTransition } = about;
  const beginnings = usePreparedMails(prepared);
  const [draft, setDraft] = useState(EMPTY_MAIL);
  const [alsoTransitions, setAlsoTransitions] = useState(true);
  const [isPending, setIsPending] = useState(false);
  const key = useRef<string>(undefined);
  const tick = useId();

  const write = (words: MailDraft) => {
    setDraft(words);
    key.current = undefined;
  };
  const fill = (text: string) => fillPlaceholders(text, { ...facts, ...(reason ? { reason } : {}) });
  const submit = async () => {
    key.current ??= randomUuid();
    setIsPending(true);
    const problem = await send(
      { ...draft, alsoTransitions: nextTransition !== null && alsoTransitions },
      key.current,
    );
    setIsPending(false);
    if (problem) return void toast.error(problem);
    write(EMPTY_MAIL);
    toast.success('Your email is on its way.');
  };

  return (
    <>
      <MailPicker
        prepared={beginnings}
        onPick={({ subject, text }) => write({ subject: fill(subject), text: fill(text) })}
      />
      <MailFields draft={draft} readOnly={isPending} onChange={write} />
      <p className="field-description">
        <span>
          Goes to <bdi>{email}</bdi>, signed with the brand’s name. Replies go to the mailbox for {mailbox}.
        </span>
      </p>
      {nextTransition && (
        <span className="desk__tick">
          <input
            id={tick}
            type="checkbox"
            checked={alsoTransitions}
            disabled={isPending}
            onChange={({ target }) => {
              setAlsoTransitions(target.checked);
              key.current = undefined;
            }}
          />
          <label htmlFor={tick}>{nextTransition}</label>
        </span>
      )}
      <div className="desk__buttons">
        <Button
          size="small"
          margin={false}
          disabled={isPending || draft.subject.trim() === '' || draft.text.trim() === ''}
          onClick={submit}
        >
          {isPending ? 'Sending…' : 'Send email'}
        </Button>
        {reason && (
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            disabled={isPending}
            onClick={() => write({ ...draft, text: [draft.text, reason].filter(Boolean).join('\n\n') })}
          >
            Put the reason in the email
          </Button>
        )}
      </div>
    </>
  );
}
