import { useEffect, useState } from 'react';
import type { HelpAnswer } from '../contract';
import { HELP_API } from '../rules/help-facts';

/** After the last key. */
const PAUSE_MS = 200;

type Answered = { asked: string; answers: HelpAnswer[] };

async function ask(words: string, signal: AbortSignal): Promise<HelpAnswer[]> {
  const [{ callApi }, { helpAnswers }] = await Promise.all([import('@/kit/ui/http'), import('../contract')]);
  const path = `${HELP_API}?q=${encodeURIComponent(words)}`;
  return callApi({ method: 'GET', path, responseSchema: helpAnswers, signal });
}

/**
 * The answers to what is typed, a moment after the last key. A search that fails leaves the last answers: the form
 * and the page with the answers work without.
 * @param least letters below which nothing is searched
 * @returns null while there is too little to search for
 */
export function useAnswers(typed: string, least: number): Answered | null {
  const [answered, setAnswered] = useState<Answered | null>(null);
  const asked = typed.trim();
  const isEnough = [...asked].length >= least;

  useEffect(() => {
    if (!isEnough) return setAnswered(null);
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const answers = await ask(asked, stop.signal).catch(() => null);
      if (answers && !stop.signal.aborted) setAnswered({ asked, answers });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked, isEnough]);

  return isEnough ? answered : null;
}
