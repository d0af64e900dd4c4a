'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { sentenceOf } from './sentence-of';

/** A mail goes out within seconds; after this many looks something holds it up, and the list says so. */
const LOOKS = 10;
const LOOK_MS = 2000;

type FreshOptions<T> = {
  /** null while there is no record yet. */
  address: string | null;
  /** Whether a mail of it is on its way, so that it is worth another look. */
  isWaiting: (known: T) => boolean;
  /** When the record was saved last: a saved step changes what is known of it. */
  savedAt?: number | undefined;
};

/**
 * What the site knows of the mails about a record: as the page opens, when the record is saved, when somebody comes back
 * to it, and while a mail is on its way.
 */
export function useFresh<T>({ address, isWaiting, savedAt }: FreshOptions<T>) {
  const [known, setKnown] = useState<T>();
  const looks = useRef(0);

  const load = useCallback(async () => {
    if (address === null) return;
    const answer = await fetch(address, { cache: 'no-store' }).catch(() => null);
    if (answer?.ok) setKnown(await answer.json());
  }, [address]);

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

  /** @param key the same for every try with the same words. @returns what went wrong, as a sentence */
  const send = async (to: string, words: object, key: string): Promise<string | null> => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
    const body = JSON.stringify(words);
    const answer = await fetch(to, { method: 'POST', headers, body }).catch(() => null);
    if (!answer) return 'The site did not answer. Please try again: it is sent once.';
    if (!answer.ok) return sentenceOf(answer);
    looks.current = 0;
    await load();
    return null;
  };
  return { known, send };
}
