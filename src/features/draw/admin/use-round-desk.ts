'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { ask, fetchJson, post } from '@/admin/ask';
import { useWatch } from '@/admin/use-watch';
import { deskPath, importPath, type MoveRequest, peoplePath, type RoundDesk } from '../contract';
import { roundAnswer } from './answers';

const isMoving = ({ underWay, value, lists }: RoundDesk) =>
  underWay !== null ||
  value !== null ||
  lists.some(({ state }) => ['waiting', 'running', 'leaving'].includes(state));

/** The state of a round, polled while the worker works on it. */
export function useRoundDesk(id: number | string) {
  const { api } = useConfig().config.routes;
  const { lastUpdateTime } = useDocumentInfo();
  const path = `${api}/${deskPath(id)}`;
  const [desk, setDesk] = useState<RoundDesk>();

  const load = useCallback(async () => {
    const answer = await fetchJson(path, roundAnswer);
    if (answer) setDesk(answer);
  }, [path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: saving the round may change which accounts count
  useEffect(() => void load(), [load, lastUpdateTime]);

  // It may have been published from its wheel page in another tab.
  useEffect(() => {
    const again = () => void load();
    window.addEventListener('focus', again);
    return () => window.removeEventListener('focus', again);
  }, [load]);

  useWatch(desk !== undefined && isMoving(desk), load);

  /** @returns the error as a sentence */
  const move = async (request: MoveRequest): Promise<string | null> => {
    const { problem, answer } = await ask(path, request, roundAnswer);
    if (answer) setDesk(answer);
    return problem;
  };

  /** @returns the error as a sentence */
  const bring = async (account: string, file: File): Promise<string | null> => {
    const form = new FormData();
    form.set('account', account);
    form.set('file', file);
    const problem = await post(`${api}/${importPath(id)}`, form);
    await load();
    return problem;
  };

  return { desk, load, move, bring, people: `${api}/${peoplePath(id)}` };
}

export type Desk = ReturnType<typeof useRoundDesk>;
