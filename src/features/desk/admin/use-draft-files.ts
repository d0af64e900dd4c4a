'use client';

import { useCallback, useState } from 'react';
import { FILE_FIELD } from '@/core/shared/record-files';
import { postToApi, sendRequest } from '@/kit/admin/post-to-api';
import { fileAnswer } from '../contract';
import type { RecordPath } from './record-path';

const AWAY = 'The file did not arrive. Please try again.';

/**
 * Adds files to one's draft, and removes them. The server has them at once, so they are found on another device.
 * @param onChanged reads the record again
 */
export function useDraftFiles(path: RecordPath, onChanged: () => Promise<void>) {
  const [arriving, setArriving] = useState<string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);

  const add = useCallback(
    async (files: readonly File[]) => {
      setProblem(null);
      setArriving(files.map(({ name }) => name));
      for (const file of files) {
        const form = new FormData();
        form.set(FILE_FIELD, file);
        const { problem: refusal } = await postToApi(path('files'), form, fileAnswer, AWAY);
        if (refusal) setProblem(`${file.name}: ${refusal}`);
      }
      await onChanged();
      setArriving([]);
    },
    [path, onChanged],
  );
  const remove = useCallback(
    async (id: string) => {
      setProblem(await sendRequest(path(`files/${id}`), { method: 'DELETE' }));
      await onChanged();
    },
    [path, onChanged],
  );
  return { arriving, problem, add, remove };
}

export type DraftFiles = ReturnType<typeof useDraftFiles>;
