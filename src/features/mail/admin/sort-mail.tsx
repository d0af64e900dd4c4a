'use client';

import { Button, toast, useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { DESK_COLLECTIONS, DESK_KINDS, type DeskKind, deskPath } from '@/core/shared/desk';
import { postToApi } from '@/kit/admin/post-to-api';
import { type SortingRequest, sortingAnswer } from '../contract';

const KINDS: Record<DeskKind, string> = {
  ticket: 'Ticket',
  quote: 'Quote request',
  application: 'Application',
};

const useValue = (name: string) => String(useFormFields(([fields]) => fields[name]?.value) ?? '');

/** Where an email belongs: its conversation, or the question to a person. */
export function SortMail() {
  const { id } = useDocumentInfo();
  const { routes } = useConfig().config;
  const [state, reason] = [useValue('state'), useValue('reason')];
  const [collection, record] = [useValue('relatedCollection'), useValue('relatedId')];
  const kind = DESK_KINDS.find((one) => DESK_COLLECTIONS[one] === collection);
  const address = `${routes.api}/incoming-mails/${id}`;
  return (
    <section className="desk sort-mail" aria-label="Where it belongs">
      <h2>{state === 'filed' ? 'In its conversation' : 'Whose is it?'}</h2>
      {reason && <p>{reason}</p>}
      {kind && record && (
        <p>
          <a href={deskPath(kind, record)}>
            {state === 'filed' ? 'Open the conversation' : `It names a conversation: look at it first`}
          </a>
        </p>
      )}
      {['waiting', 'automatic', 'discarded'].includes(state) && <Decision address={`${address}/sorting`} />}
      <p>
        <a href={`${address}/original`} download>
          Download the original
        </a>
      </p>
    </section>
  );
}

function Decision({ address }: { address: string }) {
  const router = useRouter();
  const [kind, setKind] = useState<DeskKind>('ticket');
  const [number, setNumber] = useState('');
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const problemId = useId();

  const decide = async (decision: SortingRequest) => {
    setIsPending(true);
    const outcome = await postToApi(address, decision, sortingAnswer);
    setIsPending(false);
    setProblem(outcome.problem);
    if (!outcome.answer) return;
    toast.success(outcome.answer.path ? 'Filed.' : 'Discarded. It is deleted in 30 days.');
    if (outcome.answer.path) router.push(outcome.answer.path);
    else router.refresh();
  };
  return (
    <>
      <div className="sort-mail__row">
        <label>
          It belongs to
          <select value={kind} onChange={({ target }) => setKind(target.value as DeskKind)}>
            {DESK_KINDS.map((one) => (
              <option key={one} value={one}>
                {KINDS[one]}
              </option>
            ))}
          </select>
        </label>
        <label>
          Number
          <input
            value={number}
            maxLength={60}
            aria-describedby={problem ? problemId : undefined}
            onChange={({ target }) => setNumber(target.value)}
          />
        </label>
        <Button
          size="small"
          margin={false}
          disabled={isPending || number.trim() === ''}
          onClick={() => void decide({ as: 'message', kind, number })}
        >
          Add to the conversation
        </Button>
      </div>
      <div className="sort-mail__row">
        <Button
          size="small"
          margin={false}
          disabled={isPending}
          onClick={() => void decide({ as: 'ticket' })}
        >
          Make it a new ticket
        </Button>
        <Button
          size="small"
          margin={false}
          buttonStyle="secondary"
          disabled={isPending}
          onClick={() => void decide({ as: 'nothing' })}
        >
          It needs no answer
        </Button>
      </div>
      {problem && (
        <p id={problemId} role="alert" className="sort-mail__problem">
          {problem}
        </p>
      )}
    </>
  );
}
