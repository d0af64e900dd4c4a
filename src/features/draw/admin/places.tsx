'use client';

import { Button, toast } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { dateTimeText } from '@/kit/admin/date-time-text';
import { LONGEST_NAME, type RoundControl, type TransitionRequest } from '../contract';
import { hasWinner } from '../rules/round-states';
import { ReasonedButton } from './reasoned-button';
import { accountName } from './round-figures';
import { winnerOf } from './round-progress';
import type { RoundActions } from './use-round-control';

type Props = { place: RoundControl['places'][number]; round: RoundActions };

/** Visitors see the winner's masked handle, unless the winner agreed to a name; they may take it back any time. */
function WinnerName({ place: { place, agreed, handle }, round }: Props) {
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

type Place = RoundControl['places'][number];

function Tracked({ what, of }: { what: string; of: NonNullable<Place['claimed']> }) {
  return (
    <p>
      {what} {dateTimeText(of.at)}, recorded by {of.by}
      {of.how !== null && (
        <>
          : <bdi>{of.how}</bdi>
        </>
      )}
    </p>
  );
}

/** Whether the winner was contacted and claimed the prize; visitors see neither. */
function WinnerClaim({ place, round }: { place: Place; round: RoundActions }) {
  const { contacted, claimed, handle } = place;
  const perform = async (request: TransitionRequest) => {
    const problem = await round.requestTransition(request);
    if (problem) toast.error(problem);
    return problem === null;
  };
  const mayTrack = claimed === null && handle !== null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form
    <div className="draw__claim" role="group" aria-label="Contact and claim">
      {contacted && <Tracked what="Contacted" of={contacted} />}
      {claimed && <Tracked what="Claimed" of={claimed} />}
      {mayTrack && (
        <ReasonedButton
          label={contacted ? 'Contacted again' : 'Winner contacted'}
          question="How was the winner contacted? Visitors do not see it."
          perform={(how) => perform({ action: 'contact', place: place.place, how })}
        />
      )}
      {mayTrack && (
        <ReasonedButton
          label="Prize claimed"
          question="How did the winner claim the prize? Visitors do not see it."
          perform={(how) => perform({ action: 'claim', place: place.place, how })}
        />
      )}
      {claimed && (
        <Button
          size="small"
          margin={false}
          buttonStyle="secondary"
          onClick={() => perform({ action: 'unclaim', place: place.place })}
        >
          Take the claim back
        </Button>
      )}
    </div>
  );
}

/** The people drawn, in order. The first who was not passed over wins the prize. */
export function Places({ control, round }: { control: RoundControl; round: RoundActions }) {
  const winning = winnerOf(control)?.place;
  const mayPassOver = hasWinner(control.state);
  const passOver = async (place: number, reason: string) => {
    const problem = await round.requestTransition({ action: 'redraw', place, reason });
    if (problem) toast.error(problem);
    return problem === null;
  };
  return (
    <ol aria-label="Places">
      {control.places.map((one) => (
        <li key={one.place}>
          {one.place}. <bdi>{one.handle ?? one.masked}</bdi> <span>{accountName(control, one.account)}</span>
          {one.place === winning && (
            <span className="delivery" data-state="sent">
              Winner
            </span>
          )}
          {one.passedOver !== null && <p>Passed over: {one.passedOver}</p>}
          {one.place === winning && mayPassOver && (
            <>
              <WinnerClaim place={one} round={round} />
              {one.claimed === null && (
                <ReasonedButton
                  label="Redraw"
                  question="Why does the prize go on to the next place? Visitors read it."
                  perform={(reason) => passOver(one.place, reason)}
                />
              )}
              <WinnerName place={one} round={round} />
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
