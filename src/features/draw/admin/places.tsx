'use client';

import { toast } from '@payloadcms/ui';
import type { RoundControl } from '../contract';
import { hasWinner } from '../rules/round-states';
import { ReasonedButton } from './reasoned-button';
import { accountName } from './round-figures';
import { winnerOf } from './round-progress';
import type { RoundActions } from './use-round-control';
import { WinnerClaim } from './winner-claim';
import { WinnerName } from './winner-name';

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
