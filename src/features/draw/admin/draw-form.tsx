'use client';

import { toast } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { AskedTwice } from '@/admin/asked-twice';
import { momentWords } from '@/admin/moment-words';
import type { RoundDesk } from '../contract';
import { tidyBeacon } from '../protocol/commitment';
import type { Desk } from './use-round-desk';

/** Takes the announced value, once. */
export function DrawForm({ desk: { facts }, round }: { desk: RoundDesk; round: Desk }) {
  const id = useId();
  const [value, setValue] = useState('');
  const beacon = facts?.commitment.beacon;
  if (!beacon) return null;
  const draw = async () => {
    const problem = await round.move({ action: 'draw', value });
    if (problem) toast.error(problem);
  };
  return (
    <fieldset className="draw__form">
      <legend>Draw</legend>
      <p className="field-description">
        {beacon.what} comes out {momentWords(beacon.due)}:{' '}
        <a href={beacon.address} target="_blank" rel="noopener noreferrer">
          look it up
        </a>{' '}
        and paste it whole. It can be given once.
      </p>
      <label htmlFor={id}>The public value</label>
      <input id={id} value={value} maxLength={500} onChange={(event) => setValue(event.target.value)} />
      <AskedTwice label="Draw…" sure="Draw now" isReady={value.trim() !== ''} perform={draw}>
        <p>
          Is this the value, exactly? <code>{tidyBeacon(value)}</code>
        </p>
      </AskedTwice>
    </fieldset>
  );
}
