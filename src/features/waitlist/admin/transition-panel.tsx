'use client';

import { Button, toast, useConfig } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { CHOSEN_AT_ONCE } from '../contract';
import { DECISIONS } from '../rules/application-states';
import { SecondSpotsWarning } from './second-spots';
import { TransitionMail, useTransitionMail } from './transition-mail';
import { type Outcome, transitionMany } from './transition-many';
import type { Chosen } from './use-chosen';
import { useSecondSpots } from './use-second-spots';

type TransitionPanelProps = { chosen: Chosen; onDone: (outcome: Outcome) => void };

/** The new state, the reason, and the email. */
export function TransitionPanel({ chosen, onDone }: TransitionPanelProps) {
  const { count, isCut, readIds } = chosen;
  const address = `${useConfig().config.routes.api}/waitlist/transitions`;
  const [to, setTo] = useState('');
  const [reason, setReason] = useState('');
  const [done, setDone] = useState<number | null>(null);
  const mail = useTransitionMail(to);
  const secondSpots = useSecondSpots(to, chosen);
  const ids = { to: useId(), why: useId() };
  const isPending = done !== null;
  const isWarned = secondSpots.chapters.length > 0;

  /** @returns why nothing moved, as a sentence */
  const move = async (): Promise<string | null> => {
    const chosen = await readIds();
    if (!chosen) return 'The list could not be read. Please try again.';
    const { isNew, problem } = await secondSpots.check(chosen);
    // A warning that appears only now is read first; the next press goes on.
    if (isNew || problem) return problem;
    onDone(await transitionMany(address, { ids: chosen, to, reason, draft: mail.draft }, setDone));
    return null;
  };
  const submit = async () => {
    setDone(0);
    const problem = await move();
    setDone(null);
    if (problem) toast.error(problem);
  };

  const things = count === 1 ? '1 application' : `${count} applications`;
  return (
    <section className="desk bulk-transitions" aria-label="Move the selected applications">
      <h2>Move {things}</h2>
      {isCut && <p className="field-description">The oldest {CHOSEN_AT_ONCE} first; then the rest.</p>}
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
      <SecondSpotsWarning chapters={secondSpots.chapters} />
      <Button size="small" margin={false} disabled={isPending || to === ''} onClick={submit}>
        {isPending ? `Moving, ${done} of ${count} done…` : `Move ${things}${isWarned ? ' anyway' : ''}`}
      </Button>
    </section>
  );
}
