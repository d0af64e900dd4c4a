'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { fetchJson } from '@/kit/admin/post-to-api';

type Live<T> = { value: T | undefined; failed: boolean; load: () => Promise<void> };

/**
 * What is at an address, loaded again every few seconds while the page can be seen, and when it is looked at again. A
 * failed load keeps the last value.
 */
export function useLive<T>(address: string | null, schema: z.ZodType<T>, everyMs: number): Live<T> {
  const [known, setKnown] = useState<{ address: string; value: T }>();
  const [failed, setFailed] = useState(false);
  const latest = useRef(address);
  latest.current = address;
  /** Answers may overtake each other: an older one is ignored. */
  const loads = useRef({ begun: 0, shown: 0 });

  const load = useCallback(async () => {
    if (address === null) return;
    loads.current.begun += 1;
    const turn = loads.current.begun;
    const value = await fetchJson(address, schema);
    if (latest.current !== address || turn < loads.current.shown) return;
    loads.current.shown = turn;
    setFailed(value === null);
    if (value !== null) setKnown({ address, value });
  }, [address, schema]);

  useEffect(() => {
    void load();
    const look = () => {
      if (document.visibilityState === 'visible') void load();
    };
    const timer = setInterval(look, everyMs);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
    };
  }, [load, everyMs]);

  return { value: known?.value, failed, load };
}
