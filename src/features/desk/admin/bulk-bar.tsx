'use client';

import { toast, useAuth } from '@payloadcms/ui';
import { type FormEvent, useState } from 'react';
import { postToApi } from '@/kit/admin/post-to-api';
import { bulkAnswer, type ChangeRequest, type Colleague, type QueueRow } from '../contract';
import type { DeskRecordKey } from './use-desk-route';

const UNCHOSEN = '';
const NOBODY = 'nobody';

type BulkAssignProps = {
  colleagues: readonly Colleague[];
  isOff: boolean;
  onAssign: (assignee: number | null) => Promise<void>;
};

/** Hands all chosen requests to one person. A button decides: arrow keys go through the names. */
function BulkAssign({ colleagues, isOff, onAssign }: BulkAssignProps) {
  const [to, setTo] = useState(UNCHOSEN);
  const assign = async (event: FormEvent) => {
    event.preventDefault();
    await onAssign(to === NOBODY ? null : Number(to));
    setTo(UNCHOSEN);
  };
  return (
    <form onSubmit={assign}>
      <select aria-label="Assign all chosen to" value={to} onChange={({ target }) => setTo(target.value)}>
        <option value={UNCHOSEN}>Assign to</option>
        <option value={NOBODY}>Nobody</option>
        {colleagues.map(({ id, username }) => (
          <option key={id} value={id}>
            {username}
          </option>
        ))}
      </select>
      <button type="submit" className="dv-button" disabled={isOff || to === UNCHOSEN}>
        Assign
      </button>
    </form>
  );
}

const placeKey = ({ kind, id }: DeskRecordKey) => `${kind}-${id}`;

type BulkBarProps = {
  rows: readonly QueueRow[];
  colleagues: readonly Colleague[];
  chosen: readonly DeskRecordKey[];
  onChoose: (places: DeskRecordKey[]) => void;
  onChanged: () => Promise<void>;
};

const doneWords = (done: number) => `${done} ${done === 1 ? 'request was' : 'requests were'} changed.`;

/** Changes all chosen requests at once. Those that were refused stay chosen, each with its reason. */
export function BulkBar({ rows, colleagues, chosen, onChoose, onChanged }: BulkBarProps) {
  const { user } = useAuth();
  const [isPending, setIsPending] = useState(false);
  const [refused, setRefused] = useState<string[]>([]);
  const [tag, setTag] = useState('');

  const nameOf = (place: DeskRecordKey) =>
    rows.find((row) => placeKey(row) === placeKey(place))?.who ?? 'A request';
  const run = async (change: ChangeRequest) => {
    setIsPending(true);
    const places = chosen.map(({ kind, id }) => ({ kind, id }));
    const { answer, problem } = await postToApi('/admin/api/desk/bulk', { places, change }, bulkAnswer);
    setIsPending(false);
    if (answer === null) return void toast.error(problem);
    if (answer.done > 0) toast.success(doneWords(answer.done));
    setRefused(answer.refused.map((one) => `${nameOf(one)}: ${one.problem}`));
    onChoose(answer.refused.map(({ kind, id }) => ({ kind, id })));
    await onChanged();
  };
  const addTag = async (event: FormEvent) => {
    event.preventDefault();
    if (tag.trim() === '') return;
    await run({ addTags: [tag] });
    setTag('');
  };
  const isOff = isPending || chosen.length === 0;
  return (
    <section className="dv-bulk" aria-label="Chosen requests">
      <p role="status">
        {chosen.length} chosen{' '}
        <button type="button" onClick={() => onChoose(rows.map(({ kind, id }) => ({ kind, id })))}>
          Choose all {rows.length}
        </button>
      </p>
      <div>
        <button
          type="button"
          className="dv-button"
          disabled={isOff}
          onClick={() => void run({ assignee: Number(user?.id) })}
        >
          Assign to me
        </button>
        <BulkAssign colleagues={colleagues} isOff={isOff} onAssign={(assignee) => run({ assignee })} />
        <button
          type="button"
          className="dv-button"
          disabled={isOff}
          onClick={() => void run({ status: 'resolved' })}
        >
          Resolve
        </button>
        <button
          type="button"
          className="dv-button"
          disabled={isOff}
          onClick={() => void run({ status: 'closed' })}
        >
          Close
        </button>
        <button
          type="button"
          className="dv-button"
          disabled={isOff}
          onClick={() => void run({ status: 'spam' })}
        >
          Spam
        </button>
        <form onSubmit={addTag}>
          <input
            aria-label="Tag for all chosen"
            placeholder="Tag"
            maxLength={30}
            value={tag}
            onChange={({ target }) => setTag(target.value)}
          />
          <button type="submit" className="dv-button" disabled={isOff || tag.trim() === ''}>
            Add tag
          </button>
        </form>
      </div>
      {refused.length > 0 && (
        <ul role="alert">
          {refused.map((words) => (
            <li key={words} dir="auto">
              {words}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
