'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { applicationStates } from '../rules/application-states';
import type { BulkOutcome } from './transition-many';
import { TransitionPanel, useChosen } from './transition-panel';

/** The outcome: how many moved, and why each of the others did not. */
function TransitionOutcome({ outcome }: { outcome: BulkOutcome | undefined }) {
  const stayed = outcome?.results.filter((one) => one.stayed !== null) ?? [];
  const moved = (outcome?.results.length ?? 0) - stayed.length;
  return (
    <div role="status" className="transition-outcome">
      {outcome && (
        <>
          <p>
            <b>
              {moved} moved to {applicationStates.labelOf(outcome.to)}
            </b>
            {stayed.length > 0 &&
              `, ${stayed.length} stayed as ${stayed.length === 1 ? 'it was' : 'they were'}:`}
          </p>
          {stayed.length > 0 && (
            <ul>
              {stayed.map((one) => (
                <li key={one.id}>
                  <a href={`/admin/collections/waitlist/${one.id}`}>
                    <bdi>{one.organization}</bdi>
                  </a>{' '}
                  {one.stayed}
                </li>
              ))}
            </ul>
          )}
          {outcome.stopped && <p className="move-outcome__stop">{outcome.stopped}</p>}
        </>
      )}
    </div>
  );
}

/** Above the list, as soon as a row is selected: one decision for many, each validated separately. */
export function BulkTransitions() {
  const chosen = useChosen();
  const router = useRouter();
  const [outcome, setOutcome] = useState<BulkOutcome>();

  const show = (found: BulkOutcome) => {
    setOutcome(found);
    router.refresh();
    // If it stopped midway, the selection and the text stay for another attempt.
    if (!found.stopped) chosen.clear();
  };
  return (
    <>
      <TransitionOutcome outcome={outcome} />
      {chosen.count > 0 && <TransitionPanel chosen={chosen} onDone={show} />}
    </>
  );
}
