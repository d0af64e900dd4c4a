'use client';

import { useConfig } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { fetchJson, post } from '@/admin/post-to-api';

const notesAnswer = z.object({
  docs: z.array(
    z.object({ id: z.number(), by: z.string().nullish(), text: z.string(), createdAt: z.string() }),
  ),
});
export type Note = z.output<typeof notesAnswer>['docs'][number];

/** Notes of one record, oldest first; undefined until loaded. */
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
    const answer = await fetchJson(`${api}/notes?${query}`, notesAnswer);
    if (answer) setNotes(answer.docs);
  }, [api, subject, subjectId]);

  useEffect(() => void load(), [load]);

  /** @returns the error as a sentence */
  const add = async (text: string): Promise<string | null> => {
    const problem = await post(`${api}/notes`, { subject, subjectId, text });
    if (problem !== null) return 'The note wasn’t saved. Please try again.';
    await load();
    return null;
  };
  return { notes, add };
}
