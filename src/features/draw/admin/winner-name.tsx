'use client';

import { Button, toast } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { dateTimeText } from '@/kit/admin/date-time-text';
import { LONGEST_NAME, type RoundControl, type TransitionRequest } from '../contract';
import type { RoundActions } from './use-round-control';

type Props = { place: RoundControl['places'][number]; round: RoundActions };

/** Visitors see the winner's masked handle, unless the winner agreed to a name; they may take it back any time. */
export function WinnerName({ place: { place, agreed, handle }, round }: Props) {
  const id = useId();
  const [name, setName] = useState('');
  const [how, setHow] = useState('');
  const [isPending, setIsPending] = useState(false);
  const perform = async (request: TransitionRequest) => {
    setIsPending(true);
    const problem = await round.requestTransition(request);
    setIsPending(false);
    if (problem) toast.error(problem);
  };

  if (agreed)
    return (
      <div className="draw__form">
        <p>
          Visitors see <bdi>{agreed.name}</bdi>. {agreed.by} recorded the consent {dateTimeText(agreed.at)}:{' '}
          <bdi>{agreed.how}</bdi>
        </p>
        <Button
          size="small"
          margin={false}
          buttonStyle="secondary"
          disabled={isPending}
          onClick={() => perform({ action: 'unname', place })}
        >
          Mask the winner again
        </Button>
      </div>
    );
  if (handle === null) return null;
  return (
    <fieldset className="draw__form">
      <legend>Name the winner</legend>
      <p className="field-description">
        Only if the winner agreed. Otherwise visitors see the masked handle. The name is erased with the
        entries, 90 days after publishing.
      </p>
      <label htmlFor={`${id}name`}>The name that visitors see</label>
      <input
        id={`${id}name`}
        value={name}
        maxLength={LONGEST_NAME}
        onChange={(event) => setName(event.target.value)}
      />
      <label htmlFor={`${id}how`}>How and when the winner agreed; visitors do not see it</label>
      <input id={`${id}how`} value={how} maxLength={300} onChange={(event) => setHow(event.target.value)} />
      <Button
        size="small"
        margin={false}
        disabled={isPending || name.trim() === '' || how.trim().length < 3}
        onClick={() => perform({ action: 'name', place, name, how })}
      >
        Show this name
      </Button>
    </fieldset>
  );
}
