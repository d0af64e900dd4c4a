'use client';

import { toast } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { ConfirmButton } from '@/kit/admin/confirm-button';
import { MOST_PLACES, STANDARD_PLACES } from '../contract';
import type { RoundActions } from './use-round-control';

/** Chooses the time of the draw and freezes the list. This cannot be undone. */
export function CommitForm({ round }: { round: RoundActions }) {
  const id = useId();
  const [at, setAt] = useState('');
  const [places, setPlaces] = useState(String(STANDARD_PLACES));
  const commit = async () => {
    const problem = await round.requestTransition({
      action: 'commit',
      places: Number(places),
      at: new Date(at).toISOString(),
    });
    if (problem) toast.error(problem);
  };

  return (
    <fieldset className="draw__form">
      <legend>Commit to the list</legend>
      <p className="field-description">
        The list, the prize and the moment are fixed and published. The winner follows from them and from the
        number that drand, a public network, publishes at that moment. Nobody can know it before, and nobody
        can choose it: neither you nor us.
      </p>
      <label htmlFor={`${id}at`}>When to draw, at least six minutes from now</label>
      <input
        id={`${id}at`}
        type="datetime-local"
        value={at}
        onChange={(event) => setAt(event.target.value)}
      />
      <label htmlFor={`${id}places`}>Places to draw, the winner and the alternates</label>
      <input
        id={`${id}places`}
        type="number"
        min={1}
        max={MOST_PLACES}
        value={places}
        onChange={(event) => setPlaces(event.target.value)}
      />
      <ConfirmButton label="Commit…" sure="Commit now" isReady={at !== '' && places !== ''} perform={commit}>
        <p>The entries cannot be changed anymore after this, and everybody sees the commitment.</p>
      </ConfirmButton>
    </fieldset>
  );
}
