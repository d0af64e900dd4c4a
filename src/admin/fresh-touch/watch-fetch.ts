import { STEP_HEADER, TOUCH_STEPS, type TouchStep } from '@/shared/fresh-touch';
import { CODE_HEADER } from '@/shared/plain-refusals';

type Ask = (step: TouchStep) => Promise<boolean>;

function neededStep(answer: Response): TouchStep | undefined {
  if (answer.status !== 403 || answer.headers.get(CODE_HEADER) !== 'fresh-touch') return undefined;
  return TOUCH_STEPS.find((step) => step === answer.headers.get(STEP_HEADER));
}

/**
 * Whatever the back office sends, Payload's own forms too: when the site asks for a fresh touch, the person is asked,
 * and the same request is sent again. Nothing was done by the first.
 * @returns ends it
 */
export function watchFetch(ask: Ask): () => void {
  const original = window.fetch;
  // One question at a time.
  let last: Promise<unknown> = Promise.resolve();
  window.fetch = async (input, init) => {
    const again = input instanceof Request ? input.clone() : input;
    const answer = await original(input, init);
    const step = neededStep(answer);
    if (!step) return answer;
    const turn = last.then(() => ask(step));
    last = turn;
    return (await turn) ? original(again, init) : answer;
  };
  return () => {
    window.fetch = original;
  };
}
