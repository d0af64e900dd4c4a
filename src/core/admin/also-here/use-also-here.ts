'use client';

import { useEffect, useState } from 'react';
import { alsoHere } from '@/core/shared/open-forms';
import { postToApi } from '@/kit/admin/post-to-api';

/** A colleague who opens the same document is named within this time. */
const BEAT_MS = 4000;

/**
 * Reports that a form is open until it closes.
 * @param form what is reported, as JSON; null: nothing is
 * @returns the names of the colleagues who have the same document open
 */
export function useAlsoHere(address: string, form: string | null): string[] {
  const [colleagues, setColleagues] = useState<string[]>([]);
  useEffect(() => {
    if (form === null) return;
    const about = JSON.parse(form);
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function beat() {
      clearTimeout(timer);
      const { answer } = await postToApi(address, { ...about, is: 'here' }, alsoHere);
      if (isOver) return;
      setColleagues(answer?.colleagues ?? []);
      // The next one follows the answer: a slow site is not asked more often than it answers.
      clearTimeout(timer);
      timer = setTimeout(beat, BEAT_MS);
    }
    const leave = () => {
      const body = JSON.stringify({ ...about, is: 'gone' });
      const headers = { 'Content-Type': 'application/json' };
      void fetch(address, { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
    };
    // Browsers slow down the clocks of a page that is hidden.
    const comeBack = () => document.visibilityState === 'visible' && void beat();
    void beat();
    document.addEventListener('visibilitychange', comeBack);
    window.addEventListener('pagehide', leave);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', comeBack);
      window.removeEventListener('pagehide', leave);
      setColleagues([]);
      leave();
    };
  }, [address, form]);
  return colleagues;
}
