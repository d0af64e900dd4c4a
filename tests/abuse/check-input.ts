import { expect } from 'vitest';
import type { InputCounts } from '../support/suite-summary';

type Answered = { status: number };

/**
 * Checks and counts every bad input of one test, for the summary of a run. Counts are updated at once: a test that
 * fails has reported its inputs up to then.
 * @returns sends an input, and expects a response that is not our fault and meets `holds`
 */
export function inputChecker({ meta }: { meta: { badInputs?: InputCounts } }) {
  const counts: InputCounts = { tried: 0, held: 0, faults: 0 };
  meta.badInputs = counts;
  return async <Answer extends Answered>(
    send: () => Promise<Answer>,
    holds: (answer: Answer) => void | Promise<void>,
  ): Promise<void> => {
    counts.tried += 1;
    const answer = await send();
    if (answer.status >= 500) counts.faults += 1;
    expect(answer.status, 'no fault of ours').toBeLessThan(500);
    await holds(answer);
    counts.held += 1;
  };
}
