'use client';

import { Button, toast } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import { fillPlaceholders } from '@/shared/fill-placeholders';
import { randomUuid } from '@/shared/uuid';
import { type Letter, type LettersAnswer, NO_LETTER } from '../contract';
import { LetterFields, LetterPicker } from './letter-fields';
import { usePreparedMails } from './use-prepared-mails';

type LetterBoxProps = {
  about: LettersAnswer;
  send: (letter: Letter, key: string) => Promise<string | null>;
};

export function LetterBox({ about, send }: LetterBoxProps) {
  const { name, organization, email, reason } = about;
  const prepared = usePreparedMails();
  const [letter, setLetter] = useState(NO_LETTER);
  const [isPending, setIsPending] = useState(false);
  const key = useRef<string>(undefined);

  const write = (words: Letter) => {
    setLetter(words);
    key.current = undefined;
  };
  const fill = (text: string) =>
    fillPlaceholders(text, { name, organization, ...(reason ? { reason } : {}) });
  const submit = async () => {
    key.current ??= randomUuid();
    setIsPending(true);
    const problem = await send(letter, key.current);
    setIsPending(false);
    if (problem) return void toast.error(problem);
    write(NO_LETTER);
    toast.success('Your mail is on its way.');
  };

  return (
    <>
      <LetterPicker
        prepared={prepared}
        onPick={({ subject, text }) => write({ subject: fill(subject), text: fill(text) })}
      />
      <LetterFields letter={letter} readOnly={isPending} onChange={write} />
      <p className="field-description">
        Goes to <bdi>{email}</bdi>. The brand’s name stands below it; answers come to the mailbox for
        applications.
      </p>
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
