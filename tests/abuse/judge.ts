import { expect } from 'vitest';
import type { InputCounts } from '../support/suite-summary';

type Answered = { status: number };

/**
 * Where every bad input of one test is judged, and counted for the last line of a run. It counts as it goes: a test that
 * fails has told what it met until then.
 * @returns sends an input, and expects of its answer that it is no fault of ours and whatever else `holds` expects
 */
export function judge({ meta }: { meta: { badInputs?: InputCounts } }) {
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
