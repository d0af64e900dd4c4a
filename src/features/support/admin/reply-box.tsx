'use client';

import { Button, toast } from '@payloadcms/ui';
import { useId, useRef, useState } from 'react';
import { fillPlaceholders } from '@/shared/fill-placeholders';
import { randomUuid } from '@/shared/uuid';
import type { ConversationAnswer } from '../contract.staff';

/** Why the ticket cannot be answered now; null when it can. */
const CLOSED: Record<string, string> = {
  spam: 'This ticket is marked Spam, so it gets no answer. If it isn’t spam, move it to New.',
  closed: 'This ticket is Closed. Reopen it to answer.',
};

type ReplyBoxProps = {
  conversation: ConversationAnswer;
  reply: (text: string, key: string) => Promise<string | null>;
};

export function ReplyBox({ conversation, reply }: ReplyBoxProps) {
  const { status, savedReplies, name, ticketId, subject } = conversation;
  const [text, setText] = useState('');
  const [isPending, setIsPending] = useState(false);
  const key = useRef<string>(undefined);
  const box = useId();
  if (CLOSED[status]) return <p className="field-description">{CLOSED[status]}</p>;

  const write = (words: string) => {
    setText(words);
    key.current = undefined;
  };
  const insert = (title: string) => {
    const saved = savedReplies.find((one) => one.title === title);
    if (saved)
      write([text, fillPlaceholders(saved.text, { name, ticketId, subject })].filter(Boolean).join('\n\n'));
  };
  const send = async () => {
    key.current ??= randomUuid();
    setIsPending(true);
    const problem = await reply(text, key.current);
    setIsPending(false);
    if (problem) return void toast.error(problem);
    write('');
    toast.success('Your answer is on its way.');
  };

  return (
    <>
      {savedReplies.length > 0 && (
        <select aria-label="Insert a saved reply" value="" onChange={(event) => insert(event.target.value)}>
          <option value="">Insert a saved reply…</option>
          {savedReplies.map(({ title }) => (
            <option key={title}>{title}</option>
          ))}
        </select>
      )}
      <label htmlFor={box}>Answer by email</label>
      <textarea
        id={box}
        rows={6}
        maxLength={5000}
        dir="auto"
        value={text}
        readOnly={isPending}
        onChange={(event) => write(event.target.value)}
      />
      <p className="field-description">
        It’s signed with the brand’s name, with a link for the sender to answer.
      </p>
      <Button size="small" margin={false} disabled={isPending || text.trim() === ''} onClick={send}>
        {isPending ? 'Sending…' : 'Send answer'}
      </Button>
    </>
  );
}
