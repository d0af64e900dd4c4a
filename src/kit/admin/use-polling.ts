'use client';

import { useEffect } from 'react';

const LOOK_MS = 2000;

/** Polls while something changes, one request after the other: large counts take time. */
export function usePolling(isMoving: boolean, load: () => Promise<void>) {
  useEffect(() => {
    if (!isMoving) return;
    let isOver = false;
    let timer = setTimeout(look, LOOK_MS);
    async function look() {
      await load().catch(() => undefined);
      if (!isOver) timer = setTimeout(look, LOOK_MS);
    }
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isMoving, load]);
}
