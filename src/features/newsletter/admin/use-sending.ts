'use client';

import { useConfig } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { ask } from '@/admin/ask';
import type { Sending, SendingRequest } from '../contract';

const LOOK_MS = 2000;

/** How far the sending of an issue has come; looked at again and again while it goes on. */
export function useSending(id: number | string | undefined) {
  const { api } = useConfig().config.routes;
  const path = `${api}/newsletter-issues/${id}/sending`;
  const [sending, setSending] = useState<Sending>();

  const load = useCallback(async () => {
    if (id === undefined) return;
    const answer = await fetch(path, { cache: 'no-store' }).catch(() => null);
    if (answer?.ok) setSending(await answer.json());
  }, [path, id]);

  useEffect(() => void load(), [load]);

  const isMoving = sending?.state === 'sending';
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => void load(), LOOK_MS);
    return () => clearInterval(timer);
  }, [isMoving, load]);

  /** @returns what went wrong, as a sentence */
  const act = async (request: SendingRequest): Promise<string | null> => {
    const { answer, problem } = await ask<Sending>(path, request);
    if (answer) setSending(answer);
    return problem;
  };
  return { sending, load, act };
}
