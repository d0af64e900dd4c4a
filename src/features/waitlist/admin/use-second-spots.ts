'use client';

import { useConfig } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { postToApi } from '@/kit/admin/post-to-api';
import { type SecondSpots, secondSpotsAnswer } from '../contract';
import { SEATED } from '../rules/application-states';
import type { Chosen } from './use-chosen';

const UNREACHABLE = 'The site did not answer, so nothing was moved. Please try again.';
const NONE: SecondSpots['chapters'] = [];

/** The chapters that would have a second founding spot if the selection were accepted. */
export function useSecondSpots(to: string, { selection, readIds }: Chosen) {
  const address = `${useConfig().config.routes.api}/waitlist/second-spots`;
  const [found, setFound] = useState({ selection: '', chapters: NONE });
  const isAsked = to === SEATED;
  const chapters = isAsked && found.selection === selection ? found.chapters : NONE;

  const read = async (ids: number[]) => {
    const { answer, problem } = await postToApi(address, { ids }, secondSpotsAnswer, UNREACHABLE);
    if (answer) setFound({ selection, chapters: answer.chapters });
    return answer ? { chapters: answer.chapters, problem: null } : { chapters: NONE, problem };
  };

  const look = useEffectEvent(async () => {
    const ids = await readIds();
    // Whatever it cannot find out now is asked again before anything moves.
    if (ids && ids.length > 0) await read(ids);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new selection is a new question.
  useEffect(() => {
    if (isAsked) void look();
  }, [isAsked, selection]);

  /** Right before the move. @returns whether there is something to read first, and why it could not be asked */
  const check = async (ids: number[]): Promise<{ isNew: boolean; problem: string | null }> => {
    if (!isAsked) return { isNew: false, problem: null };
    const now = await read(ids);
    const isShown = JSON.stringify(now.chapters) === JSON.stringify(chapters);
    return { isNew: now.chapters.length > 0 && !isShown, problem: now.problem };
  };
  return { chapters, check };
}
