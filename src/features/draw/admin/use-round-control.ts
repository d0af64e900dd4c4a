'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { fetchJson, post, postToApi } from '@/kit/admin/post-to-api';
import { usePolling } from '@/kit/admin/use-polling';
import { controlPath, importPath, peoplePath, type RoundControl, type TransitionRequest } from '../contract';
import { roundAnswer } from './answers';

const isMoving = ({ underWay, value, lists }: RoundControl) =>
  underWay !== null ||
  value !== null ||
  lists.some(({ state }) => ['waiting', 'running', 'leaving'].includes(state));

/** The state of a round, polled while the worker works on it. */
export function useRoundControl(id: number | string) {
  const { api } = useConfig().config.routes;
  const { lastUpdateTime } = useDocumentInfo();
  const path = `${api}/${controlPath(id)}`;
  const [control, setControl] = useState<RoundControl>();

  const load = useCallback(async () => {
    const answer = await fetchJson(path, roundAnswer);
    if (answer) setControl(answer);
  }, [path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: saving the round may change which accounts count
  useEffect(() => void load(), [load, lastUpdateTime]);

  // It may have been published from its wheel page in another tab.
  useEffect(() => {
    const again = () => void load();
    window.addEventListener('focus', again);
    return () => window.removeEventListener('focus', again);
  }, [load]);

  usePolling(control !== undefined && isMoving(control), load);

  /** @returns the error as a sentence */
  const requestTransition = async (request: TransitionRequest): Promise<string | null> => {
    const { problem, answer } = await postToApi(path, request, roundAnswer);
    if (answer) setControl(answer);
    return problem;
  };

  /** @returns the error as a sentence */
  const upload = async (account: string, file: File): Promise<string | null> => {
    const form = new FormData();
    form.set('account', account);
    form.set('file', file);
    const problem = await post(`${api}/${importPath(id)}`, form);
    await load();
    return problem;
  };

  return { control, load, requestTransition, upload, people: `${api}/${peoplePath(id)}` };
}

export type RoundActions = ReturnType<typeof useRoundControl>;
