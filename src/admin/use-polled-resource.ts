'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { fetchJson, post } from './post-to-api';

/** An email goes out within seconds; after this many polls something is blocking it, and the list says so. */
const LOOKS = 10;
const LOOK_MS = 2000;

const AWAY = 'The site did not answer. Please try again: it’s only sent once.';

type FreshOptions<T> = {
  /** null while there is no record yet. */
  address: string | null;
  /** Schema of the response. */
  schema: z.ZodType<T>;
  /** Whether one of its emails is on its way, so that polling makes sense. */
  isWaiting: (known: T) => boolean;
  /** When the record was last saved: a saved transition changes this data. */
  savedAt?: number | undefined;
};

/**
 * The emails about a record, loaded when the page opens, when the record is saved, when the user returns to the page,
 * and while an email is on its way.
 */
export function usePolledResource<T>({ address, schema, isWaiting, savedAt }: FreshOptions<T>) {
  const [known, setKnown] = useState<T>();
  const looks = useRef(0);

  const load = useCallback(async () => {
    if (address === null) return;
    const answer = await fetchJson(address, schema);
    if (answer) setKnown(answer);
  }, [address, schema]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each save changes what is known
  useEffect(() => void load(), [load, savedAt]);
  useEffect(() => {
    window.addEventListener('focus', load);
    return () => window.removeEventListener('focus', load);
  }, [load]);

  const waits = known !== undefined && isWaiting(known);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer starts the wait for the next one
  useEffect(() => {
    if (!waits || looks.current >= LOOKS) return;
    const timer = setTimeout(() => {
      looks.current += 1;
      void load();
    }, LOOK_MS);
    return () => clearTimeout(timer);
  }, [waits, load, known]);

  /** @param key the same for every attempt with the same text. @returns the error as a sentence */
  const send = async (to: string, words: object, key: string): Promise<string | null> => {
    const problem = await post(to, words, { unreachable: AWAY, headers: { 'Idempotency-Key': key } });
    if (problem !== null) return problem;
    looks.current = 0;
    await load();
    return null;
  };
  return { known, send };
}
