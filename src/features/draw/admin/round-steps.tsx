'use client';

import { Button, toast } from '@payloadcms/ui';
import { useState } from 'react';
import type { RoundControl, TransitionRequest } from '../contract';
import { roundStates } from '../rules/round-states';
import { ReasonedButton } from './reasoned-button';
import type { RoundActions } from './use-round-control';

const PLAIN = {
  open: { request: { action: 'reopen' }, label: 'Open it again', style: 'secondary' },
  closed: { request: { action: 'close' }, label: 'Close the round', style: 'primary' },
  published: { request: { action: 'publish' }, label: 'Publish the result', style: 'primary' },
} as const;

/** The transitions that need only one press, and the one that ends a round. */
export function RoundSteps({
  control: { state, underWay },
  round,
}: {
  control: RoundControl;
  round: RoundActions;
}) {
  const [isPending, setIsPending] = useState(false);
  const perform = async (request: TransitionRequest): Promise<boolean> => {
    setIsPending(true);
    const problem = await round.requestTransition(request);
    setIsPending(false);
    if (problem) toast.error(problem);
    return problem === null;
  };
  const next = roundStates.after(state);
  const plain = next.flatMap((to) => (to in PLAIN ? [PLAIN[to as keyof typeof PLAIN]] : []));
  if (next.length === 0) return null;
  return (
    <div className="draw__steps">
      {underWay === null &&
        plain.map(({ request, label, style }) => (
          <Button
            key={label}
            size="small"
            margin={false}
            buttonStyle={style}
            disabled={isPending}
            onClick={() => perform(request)}
          >
            {label}
          </Button>
        ))}
      {next.includes('cancelled') && (
        <ReasonedButton
          label="Cancel the round"
          question="Why is it canceled? Visitors read it if the round was committed."
          perform={(reason) => perform({ action: 'cancel', reason })}
        />
      )}
    </div>
  );
}
