'use client';

import { useConfig } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { fetchJson, postToApi } from '@/kit/admin/post-to-api';
import { usePolling } from '@/kit/admin/use-polling';
import { type Sending, type SendingRequest, sendingAnswer } from '../contract';
import { MOVING } from '../rules/issue-states';

/** Progress of sending an issue, polled while it runs. */
export function useSending(id: number | string | undefined) {
  const { api } = useConfig().config.routes;
  const path = `${api}/newsletter-issues/${id}/sending`;
  const [sending, setSending] = useState<Sending>();

  const load = useCallback(async () => {
    if (id === undefined) return;
    const answer = await fetchJson(path, sendingAnswer);
    if (answer) setSending(answer);
  }, [path, id]);

  useEffect(() => void load(), [load]);

  usePolling(sending !== undefined && MOVING.includes(sending.state), load);

  /** @returns the error as a sentence */
  const act = async (request: SendingRequest): Promise<string | null> => {
    const { answer, problem } = await postToApi(path, request, sendingAnswer);
    if (answer) setSending(answer);
    return problem;
  };
  return { sending, act };
}
