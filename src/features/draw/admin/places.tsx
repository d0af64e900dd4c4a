'use client';

import { toast } from '@payloadcms/ui';
import type { RoundControl } from '../contract';
import { hasWinner } from '../rules/round-states';
import { ReasonedButton } from './reasoned-button';
import { accountName } from './round-figures';
import type { RoundActions } from './use-round-control';

/** The people drawn, in order. The first who was not passed over wins the prize. */
export function Places({ control, round }: { control: RoundControl; round: RoundActions }) {
  const winning = control.places.find(({ passedOver }) => passedOver === null)?.place;
  const mayPassOver = hasWinner(control.state);
  const passOver = async (place: number, reason: string) => {
    const problem = await round.requestTransition({ action: 'redraw', place, reason });
    if (problem) toast.error(problem);
    return problem === null;
  };
  return (
    <>
      <h3>Places</h3>
      <ol>
        {control.places.map(({ place, account, handle, masked, passedOver }) => (
          <li key={place}>
            {place}. <bdi>{handle ?? masked}</bdi> <span>{accountName(control, account)}</span>
            {place === winning && (
              <span className="delivery" data-state="sent">
                Winner
              </span>
            )}
            {passedOver !== null && <p>Passed over: {passedOver}</p>}
            {place === winning && mayPassOver && (
              <ReasonedButton
                label="Redraw"
                question="Why does the prize go on to the next place? Visitors read it."
                perform={(reason) => passOver(place, reason)}
              />
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
