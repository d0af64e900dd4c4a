'use client';

import { Button, toast } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { dateTimeText } from '@/kit/admin/date-time-text';
import type { RoundControl, TransitionRequest } from '../contract';
import type { RoundActions } from './use-round-control';

/** The round draws itself once its value is out. If no relay can be reached, a person enters the value. */
export function DrawForm({
  value,
  round,
}: {
  value: NonNullable<RoundControl['value']>;
  round: RoundActions;
}) {
  const id = useId();
  const [pasted, setPasted] = useState('');
  const requestTransition = async (request: TransitionRequest) => {
    const problem = await round.requestTransition(request);
    if (problem) toast.error(problem);
  };
  return (
    <fieldset className="draw__form">
      <legend>Draw</legend>
      <p className="field-description">
        Round {value.round} of drand comes out {dateTimeText(value.due)}. It is fetched then, and the round is
        drawn automatically. If that does not happen, open one of these addresses and paste all of its answer:
        a wrong one is refused.
      </p>
      <ul>
        {value.addresses.map((address) => (
          <li key={address}>
            <a href={address} target="_blank" rel="noopener noreferrer">
              {address}
            </a>
          </li>
        ))}
      </ul>
      {value.problem && (
        <p className="delivery__problem" role="status">
          No relay had it: {value.problem}
        </p>
      )}
      <Button
        size="small"
        margin={false}
        buttonStyle="secondary"
        onClick={() => requestTransition({ action: 'fetch' })}
      >
        Ask the relays again
      </Button>
      <label htmlFor={id}>The answer of a relay</label>
      <textarea
        id={id}
        rows={4}
        value={pasted}
        maxLength={2000}
        onChange={(event) => setPasted(event.target.value)}
      />
      <Button
        size="small"
        margin={false}
        disabled={pasted.trim() === ''}
        onClick={() => requestTransition({ action: 'draw', value: pasted })}
      >
        Draw with this value
      </Button>
    </fieldset>
  );
}
