'use client';

import { Button, toast, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { type Letter, LETTERS, WAITLIST_STATUSES } from '../contract';
import { LetterFields } from './letter-fields';
import { moveMany, type Outcome } from './move-many';
import { MoveOutcome } from './move-outcome';
import { MOST, useChosen } from './use-chosen';

const EMPTY: Letter = { subject: '', text: '' };
const targets = WAITLIST_STATUSES.filter(({ value }) => value !== 'pending-review');

/** Above the list, as soon as something is ticked: one decision for many, each judged by itself. */
export function BulkMoves() {
  const { count, isCut, readIds, clear } = useChosen();
  const address = `${useConfig().config.routes.api}/waitlist/moves`;
  const router = useRouter();
  const [to, setTo] = useState('');
  const [reason, setReason] = useState('');
  const [letter, setLetter] = useState<Letter | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<Outcome & { to: string }>();
  const ids = { to: useId(), why: useId(), mail: useId() };
  const isPending = done !== null;

  const pick = (state: string) => {
    setTo(state);
    if (letter) setLetter(LETTERS[state] ?? EMPTY);
  };
  const move = async () => {
    setDone(0);
    const chosen = await readIds();
    if (!chosen) {
      setDone(null);
      return void toast.error('The list could not be read. Please try again.');
    }
    const found = await moveMany(address, { ids: chosen, to: to as never, reason, letter }, setDone);
    setDone(null);
    setOutcome({ ...found, to });
    if (found.stopped) return;
    setTo('');
    setReason('');
    setLetter(null);
    clear();
    router.refresh();
  };

  const things = count === 1 ? '1 application' : `${count} applications`;
  return (
    <>
      <MoveOutcome outcome={outcome} />
      {count > 0 && (
        <section className="desk bulk-moves" aria-label="Move the ticked applications">
          <h3>Move {things}</h3>
          {isCut && <p className="field-description">The oldest {MOST} of them; then the next.</p>}
          <label htmlFor={ids.to}>To</label>
          <select id={ids.to} value={to} disabled={isPending} onChange={({ target }) => pick(target.value)}>
            <option value="">Choose a state…</option>
            {targets.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <label htmlFor={ids.why}>Why</label>
          <textarea
            id={ids.why}
            rows={2}
            maxLength={1000}
            dir="auto"
            value={reason}
            readOnly={isPending}
            onChange={({ target }) => setReason(target.value)}
          />
          <p className="field-description">Kept with each step, for staff.</p>
          <span className="bulk-moves__tick">
            <input
              id={ids.mail}
              type="checkbox"
              checked={letter !== null}
              disabled={isPending}
              onChange={({ target }) => setLetter(target.checked ? (LETTERS[to] ?? EMPTY) : null)}
            />
            <label htmlFor={ids.mail}>Mail each applicant who is moved</label>
          </span>
          {letter && (
            <>
              <LetterFields letter={letter} readOnly={isPending} onChange={setLetter} />
              <p className="field-description">
                {'{name}, {organization} and {reason} are filled in for each. Nobody who stays is mailed.'}
              </p>
            </>
          )}
          <Button size="small" margin={false} disabled={isPending || to === ''} onClick={move}>
            {isPending ? `Moving, ${done} of ${count} done…` : `Move ${things}`}
          </Button>
        </section>
      )}
    </>
  );
}
