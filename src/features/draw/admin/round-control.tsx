'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import type { RoundControl } from '../contract';
import { RoundFigures } from './round-figures';
import { RoundStepper } from './round-stepper';
import { type RoundActions, useRoundControl } from './use-round-control';

/** Panel below a round, from its lists to its published result. */
export function RoundControlPanel() {
  const { id } = useDocumentInfo();
  if (id === undefined)
    return <p className="field-description">Save the round, then add its follower lists.</p>;
  return <SavedRound id={id} />;
}

function SavedRound({ id }: { id: number | string }) {
  const round = useRoundControl(id);
  const { control } = round;
  const before = useRef<RoundControl['state']>(undefined);

  // What may be edited depends on the state, so the form above must reload as soon as it changes.
  useEffect(() => {
    if (before.current && control && before.current !== control.state) window.location.reload();
    before.current = control?.state;
  }, [control]);

  return control ? <Stages control={control} round={round} id={id} /> : null;
}

function Stages({ control, round, id }: { control: RoundControl; round: RoundActions; id: number | string }) {
  return (
    <section className="desk draw" aria-label="Draw">
      <h2>From the lists to the prize</h2>
      <RoundFigures control={control} />
      {control.problem && (
        <p className="delivery__problem" role="status">
          {control.problem}
        </p>
      )}
      <RoundStepper control={control} round={round} id={id} />
    </section>
  );
}
