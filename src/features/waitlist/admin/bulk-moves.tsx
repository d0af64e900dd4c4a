'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { Outcome } from './move-many';
import { MoveOutcome } from './move-outcome';
import { MovePanel } from './move-panel';
import { useChosen } from './use-chosen';

/** Above the list, as soon as something is ticked: one decision for many, each judged by itself. */
export function BulkMoves() {
  const chosen = useChosen();
  const router = useRouter();
  const [outcome, setOutcome] = useState<Outcome>();

  const show = (found: Outcome) => {
    setOutcome(found);
    router.refresh();
    // What was stopped half-way is tried again with the same words.
    if (!found.stopped) chosen.clear();
  };
  return (
    <>
      <MoveOutcome outcome={outcome} />
      {chosen.count > 0 && <MovePanel chosen={chosen} onDone={show} />}
    </>
  );
}
