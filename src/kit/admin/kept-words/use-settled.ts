import { useCallback, useReducer } from 'react';
import { flushSync } from 'react-dom';

/** As long as Payload's rich text may keep its last words before it hands them to the form. */
const HANDED_OVER_MS = 500;

/** `rendered`: what is waiting is in the state of its form; `settled`: everything typed so far is. */
export function useSettled(): { rendered: () => void; settled: () => Promise<void> } {
  const [, render] = useReducer((count: number) => count + 1, 0);
  // React renders what is waiting with it.
  const rendered = useCallback(() => flushSync(render), []);
  const settled = useCallback(async () => {
    await new Promise((resolve) => {
      // Idle callbacks are called in order, so those of the rich texts come first. Safari has none.
      if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: HANDED_OVER_MS });
      else setTimeout(resolve, HANDED_OVER_MS);
    });
    rendered();
  }, [rendered]);
  return { rendered, settled };
}
