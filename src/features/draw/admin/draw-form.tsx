'use client';

import { Button, toast } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { momentWords } from '@/admin/moment-words';
import type { RoundDesk } from '../contract';
import { tidyBeacon } from '../protocol/commitment';
import type { Desk } from './use-round-desk';

/** Takes the announced value, once. */
export function DrawForm({ desk: { facts }, round }: { desk: RoundDesk; round: Desk }) {
  const id = useId();
  const [value, setValue] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const beacon = facts?.commitment.beacon;
  if (!beacon) return null;
  const draw = async () => {
    setIsPending(true);
    const problem = await round.move({ action: 'draw', value });
    setIsPending(false);
    setIsAsked(false);
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
      {isAsked ? (
        <div className="sending-question" role="group" aria-label="Draw now?">
          <p>
            Is this the value, exactly? <code>{tidyBeacon(value)}</code>
          </p>
          <Button size="small" margin={false} disabled={isPending} onClick={draw}>
            Draw now
          </Button>{' '}
          <Button size="small" margin={false} buttonStyle="secondary" onClick={() => setIsAsked(false)}>
            Not yet
          </Button>
        </div>
      ) : (
        <Button size="small" margin={false} disabled={value.trim() === ''} onClick={() => setIsAsked(true)}>
          Draw…
        </Button>
      )}
    </fieldset>
  );
}
