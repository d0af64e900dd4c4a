'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { Outcome } from './transition-many';
import { TransitionOutcome } from './transition-outcome';
import { TransitionPanel } from './transition-panel';
import { useChosen } from './use-chosen';

/** Above the list, as soon as a row is selected: one decision for many, each validated separately. */
export function BulkTransitions() {
  const chosen = useChosen();
  const router = useRouter();
  const [outcome, setOutcome] = useState<Outcome>();

  const show = (found: Outcome) => {
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
