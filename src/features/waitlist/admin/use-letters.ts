'use client';

import { useConfig } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Letter, LettersAnswer } from '../contract';
import { sentenceOf } from './sentence-of';

/** A mail goes out within seconds; after this many looks something holds it up, and the list says so. */
const LOOKS = 10;
const LOOK_MS = 2000;

/** The mails to one applicant; undefined until they have come. */
export function useLetters(id: number | string | undefined) {
  const { api } = useConfig().config.routes;
  const address = `${api}/waitlist/${id}/mails`;
  const [letters, setLetters] = useState<LettersAnswer>();
  const looks = useRef(0);

  const load = useCallback(async () => {
    if (id === undefined) return;
    const answer = await fetch(address, { cache: 'no-store' }).catch(() => null);
    if (answer?.ok) setLetters(await answer.json());
  }, [address, id]);

  useEffect(() => {
    void load();
    window.addEventListener('focus', load);
    return () => window.removeEventListener('focus', load);
  }, [load]);

  const isWaiting = letters?.mails.some(({ mail }) => mail === 'waiting');
  useEffect(() => {
    if (!isWaiting || looks.current >= LOOKS) return;
    const timer = setTimeout(() => {
      looks.current += 1;
      void load();
    }, LOOK_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, load, letters]);

  /** @param key the same for every try with the same words. @returns what went wrong, as a sentence */
  const send = async (letter: Letter, key: string): Promise<string | null> => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
    const body = JSON.stringify(letter);
    const answer = await fetch(address, { method: 'POST', headers, body }).catch(() => null);
    if (!answer) return 'The site did not answer. Please try again: it is sent once.';
    if (!answer.ok) return sentenceOf(answer);
    looks.current = 0;
    await load();
    return null;
  };
  return { letters, load, send };
}
