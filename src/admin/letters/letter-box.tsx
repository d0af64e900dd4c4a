'use client';

import { Button, toast } from '@payloadcms/ui';
import { useId, useRef, useState } from 'react';
import { fillPlaceholders } from '@/shared/fill-placeholders';
import { type Letter, type LettersAnswer, NO_LETTER, type SendRequest } from '@/shared/letters';
import { randomUuid } from '@/shared/uuid';
import { LetterFields, LetterPicker } from './letter-fields';
import { usePreparedMails } from './use-prepared-mails';

type LetterBoxProps = {
  about: LettersAnswer;
  mailbox: string;
  prepared: string | undefined;
  send: (words: SendRequest, key: string) => Promise<string | null>;
};

export function LetterBox({ about, mailbox, prepared, send }: LetterBoxProps) {
  const { email, facts, reason, step } = about;
  const beginnings = usePreparedMails(prepared);
  const [letter, setLetter] = useState(NO_LETTER);
  const [takesStep, setTakesStep] = useState(true);
  const [isPending, setIsPending] = useState(false);
  const key = useRef<string>(undefined);
  const tick = useId();

  const write = (words: Letter) => {
    setLetter(words);
    key.current = undefined;
  };
  const fill = (text: string) => fillPlaceholders(text, { ...facts, ...(reason ? { reason } : {}) });
  const submit = async () => {
    key.current ??= randomUuid();
    setIsPending(true);
    const problem = await send({ ...letter, takesStep: step !== null && takesStep }, key.current);
    setIsPending(false);
    if (problem) return void toast.error(problem);
    write(NO_LETTER);
    toast.success('Your mail is on its way.');
  };

  return (
    <>
      <LetterPicker
        prepared={beginnings}
        onPick={({ subject, text }) => write({ subject: fill(subject), text: fill(text) })}
      />
      <LetterFields letter={letter} readOnly={isPending} onChange={write} />
      <p className="field-description">
        <span>
          Goes to <bdi>{email}</bdi>. The brand’s name stands below it; answers come to the mailbox for{' '}
          {mailbox}.
        </span>
      </p>
      {step && (
        <span className="desk__tick">
          <input
            id={tick}
            type="checkbox"
            checked={takesStep}
            disabled={isPending}
            onChange={({ target }) => {
              setTakesStep(target.checked);
              key.current = undefined;
            }}
          />
          <label htmlFor={tick}>{step}</label>
        </span>
      )}
      <div className="desk__buttons">
        <Button
          size="small"
          margin={false}
          disabled={isPending || letter.subject.trim() === '' || letter.text.trim() === ''}
          onClick={submit}
        >
          {isPending ? 'Sending…' : 'Send mail'}
        </Button>
        {reason && (
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            disabled={isPending}
            onClick={() => write({ ...letter, text: [letter.text, reason].filter(Boolean).join('\n\n') })}
          >
            Put the reason into the mail
          </Button>
        )}
      </div>
    </>
  );
}
