'use client';

import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { dateTimeText } from '@/kit/admin/date-time-text';
import type { RoundControl, TransitionRequest } from '../contract';
import { roundStates } from '../rules/round-states';
import { ReasonedButton } from './reasoned-button';
import { RoundFigures } from './round-figures';
import { ROUND_STEPS, stepsDone } from './round-progress';
import { CurrentStep, DoneStep, PublicPages } from './step-contents';
import { type RoundActions, useRoundControl } from './use-round-control';

const PLAIN = {
  open: { request: { action: 'reopen' }, label: 'Open it again', style: 'secondary' },
  closed: { request: { action: 'close' }, label: 'Close the round', style: 'primary' },
  published: { request: { action: 'publish' }, label: 'Publish the result', style: 'primary' },
} as const;

/** The transitions that need only one press, and the one that ends a round. */
function RoundSteps({ control: { state, underWay }, round }: { control: RoundControl; round: RoundActions }) {
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

type Props = { control: RoundControl; round: RoundActions; id: number | string };

/** The five steps of a round: done ones are folded, the current one is open, later ones say what comes first. */
function RoundStepper({ control, round, id }: Props) {
  const done = stepsDone(control);
  const isCancelled = control.state === 'cancelled';
  const shown = isCancelled ? ROUND_STEPS.slice(0, done) : ROUND_STEPS;
  return (
    <ol className="draw__stepper" aria-label="Steps of this round">
      {shown.map(({ id: step, title, what, first, missing, done: figure }, at) => {
        const name = `${at + 1}. ${title}`;
        if (at < done)
          return (
            <Done key={step} name={name} figure={figure(control)} isLast={step === 'prize'}>
              <DoneStep step={step} control={control} round={round} id={id} />
            </Done>
          );
        if (at > done)
          return (
            <li key={step} data-step="later">
              <h3>{name}</h3> <span className="draw__mark">Later</span>
              <p>
                {what} {first}
              </p>
            </li>
          );
        return (
          <li key={step} data-step="current" aria-current="step">
            <div>
              <h3>{name}</h3> <span className="draw__mark">Now</span>
            </div>
            <p>{what}</p>
            <p role="status">{missing(control)}</p>
            <PublicPages control={control} id={id} />
            <CurrentStep step={step} control={control} round={round} />
            <RoundSteps control={control} round={round} />
          </li>
        );
      })}
      {isCancelled && <Cancelled control={control} id={id} />}
    </ol>
  );
}

type DoneProps = { name: string; figure: string; isLast: boolean; children: ReactNode };

/** The last step stays open: the winner can still agree to be named. */
function Done({ name, figure, isLast, children }: DoneProps) {
  return (
    <li data-step="done">
      <details open={isLast}>
        <summary>
          <h3>{name}</h3> <span className="draw__mark">Done</span> <span>{figure}</span>
        </summary>
        {children}
      </details>
    </li>
  );
}

function Cancelled({ control, id }: Pick<Props, 'control' | 'id'>) {
  const { entered, cancelledFor } = control;
  return (
    <li data-step="cancelled">
      <h3>Canceled</h3>
      <p>
        This round was canceled{entered.cancelled ? ` ${dateTimeText(entered.cancelled)}` : ''}, and no step
        follows.{cancelledFor && ` Why: ${cancelledFor}`}
      </p>
      <PublicPages control={control} id={id} />
    </li>
  );
}

/** Panel below a round, from its lists to its published result. */
export function RoundControlPanel() {
  const { id } = useDocumentInfo();
  if (id === undefined)
    return <p className="field-description">Save the round, then add its follower lists.</p>;
  return <SavedRound id={id} />;
}

function SavedRound({ id }: { id: number | string }) {
  const round = useRoundControl(id);
  const { control } = round;
  const before = useRef<RoundControl['state']>(undefined);

  // What may be edited depends on the state, so the form above must reload as soon as it changes.
  useEffect(() => {
    if (before.current && control && before.current !== control.state) window.location.reload();
    before.current = control?.state;
  }, [control]);

  return control ? <Stages control={control} round={round} id={id} /> : null;
}

function Stages({ control, round, id }: { control: RoundControl; round: RoundActions; id: number | string }) {
  return (
    <section className="desk draw" aria-label="Draw">
      <h2>From the lists to the prize</h2>
      <RoundFigures control={control} />
      {control.problem && (
        <p className="delivery__problem" role="status">
          {control.problem}
        </p>
      )}
      <RoundStepper control={control} round={round} id={id} />
    </section>
  );
}
