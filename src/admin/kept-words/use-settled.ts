import { useCallback, useReducer } from 'react';
import { flushSync } from 'react-dom';

/** As long as Payload's rich text may keep its last words before it hands them to the form. */
const HANDED_OVER_MS = 500;

/** @returns resolves when everything typed so far is in the state of its form */
export function useSettled(): () => Promise<void> {
  const [, render] = useReducer((count: number) => count + 1, 0);
  return useCallback(async () => {
    await new Promise((resolve) => {
      // Idle callbacks are called in order, so those of the rich texts come first. Safari has none.
      if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: HANDED_OVER_MS });
      else setTimeout(resolve, HANDED_OVER_MS);
    });
    // React renders what is waiting with it.
    flushSync(render);
  }, []);
}
