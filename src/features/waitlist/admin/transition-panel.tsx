'use client';

import { Button, toast, useConfig } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { DECISIONS } from '../rules/application-states';
import { TransitionMail, useTransitionMail } from './transition-mail';
import { type Outcome, transitionMany } from './transition-many';
import { type Chosen, MOST } from './use-chosen';

type TransitionPanelProps = { chosen: Chosen; onDone: (outcome: Outcome) => void };

/** The new state, the reason, and the email. */
export function TransitionPanel({ chosen: { count, isCut, readIds }, onDone }: TransitionPanelProps) {
  const address = `${useConfig().config.routes.api}/waitlist/transitions`;
  const [to, setTo] = useState('');
  const [reason, setReason] = useState('');
  const [done, setDone] = useState<number | null>(null);
  const mail = useTransitionMail(to);
  const ids = { to: useId(), why: useId() };
  const isPending = done !== null;

  const submit = async () => {
    setDone(0);
    const chosen = await readIds();
    const outcome =
      chosen && (await transitionMany(address, { ids: chosen, to, reason, draft: mail.draft }, setDone));
    setDone(null);
    if (outcome) onDone(outcome);
    else toast.error('The list could not be read. Please try again.');
  };

  const things = count === 1 ? '1 application' : `${count} applications`;
  return (
    <section className="desk bulk-transitions" aria-label="Move the selected applications">
      <h2>Move {things}</h2>
      {isCut && <p className="field-description">The oldest {MOST} first; then the rest.</p>}
      <label htmlFor={ids.to}>To</label>
      <select id={ids.to} value={to} disabled={isPending} onChange={({ target }) => setTo(target.value)}>
        <option value="">Choose a state…</option>
        {DECISIONS.map(({ value, label }) => (
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
      <p className="field-description">Shown in the history, for staff only.</p>
      <TransitionMail mail={mail} readOnly={isPending} />
      <Button size="small" margin={false} disabled={isPending || to === ''} onClick={submit}>
        {isPending ? `Moving, ${done} of ${count} done…` : `Move ${things}`}
      </Button>
    </section>
  );
}
