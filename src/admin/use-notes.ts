'use client';

import { useConfig } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';

export type Note = { id: number; by?: string | null; text: string; createdAt: string };

/** Notes of one record, oldest first; undefined until they have come. */
export function useNotes(subject: string | undefined, subjectId: string) {
  const { api } = useConfig().config.routes;
  const [notes, setNotes] = useState<Note[]>();

  const load = useCallback(async () => {
    if (!subject || !subjectId) return;
    const query = new URLSearchParams({
      'where[subject][equals]': subject,
      'where[subjectId][equals]': subjectId,
      sort: 'createdAt',
      limit: '500',
      depth: '0',
    });
    const answer = await fetch(`${api}/notes?${query}`, { cache: 'no-store' });
    if (answer.ok) setNotes((await answer.json()).docs);
  }, [api, subject, subjectId]);

  useEffect(() => void load(), [load]);

  /** @returns what went wrong, as a sentence */
  const add = async (text: string): Promise<string | null> => {
    const body = JSON.stringify({ subject, subjectId, text });
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${api}/notes`, { method: 'POST', headers, body }).catch(() => null);
    if (!answer?.ok) return 'The note was not kept. Please try again.';
    await load();
    return null;
  };
  return { notes, add };
}
