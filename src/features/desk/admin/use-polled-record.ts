'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchJson } from '@/kit/admin/post-to-api';
import { type DeskRecord, deskRecord } from '../contract';
import { recordPath } from './record-path';
import type { Place } from './use-desk-route';

/** An email goes out within seconds; after this many polls something is blocking it, and the list says so. */
const LOOKS = 10;
const LOOK_MS = 2000;

/**
 * A record of an edit form as the desk shows it, loaded when the form opens, when it is saved, when the user returns to
 * the page, and while an email is on its way.
 */
export function usePolledRecord({ kind, id }: Place, savedAt: number | undefined) {
  const [known, setKnown] = useState<DeskRecord>();
  const looks = useRef(0);
  const address = recordPath({ kind, id })();

  const load = useCallback(async () => {
    const answer = await fetchJson(address, deskRecord);
    if (answer) setKnown(answer);
  }, [address]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each save changes what is known
  useEffect(() => void load(), [load, savedAt]);
  useEffect(() => {
    window.addEventListener('focus', load);
    return () => window.removeEventListener('focus', load);
  }, [load]);

  const waits = known?.entries.some(({ mail }) => mail === 'waiting');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer starts the wait for the next one
  useEffect(() => {
    if (!waits || looks.current >= LOOKS) return;
    const timer = setTimeout(() => {
      looks.current += 1;
      void load();
    }, LOOK_MS);
    return () => clearTimeout(timer);
  }, [waits, load, known]);
  return { record: known, load };
}
