'use client';

import { useCallback, useRef } from 'react';

/** Runs one piece of work at a time: the second press of a double click comes before its button is off. */
export function useOnce() {
  const isBusy = useRef(false);
  return useCallback(async (work: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    await work().finally(() => {
      isBusy.current = false;
    });
  }, []);
}
