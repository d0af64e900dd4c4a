'use client';

import { Button, toast } from '@payloadcms/ui';
import { dateTimeText } from '@/kit/admin/date-time-text';
import type { RoundControl, TransitionRequest } from '../contract';
import { ReasonedButton } from './reasoned-button';
import type { RoundActions } from './use-round-control';

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
export function WinnerClaim({ place, round }: { place: Place; round: RoundActions }) {
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
