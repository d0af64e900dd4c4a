'use client';

import { FileText, Paperclip, X } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { ACCEPTED_FILES, FILE_FIELD, fileSize } from '@/core/shared/record-files';
import { postToApi, sendRequest } from '@/kit/admin/post-to-api';
import { type DeskFile, fileAnswer } from '../contract';
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

/** Files that go with the answer. */
export function ComposerFiles({ files, draft }: { files: readonly DeskFile[]; draft: DraftFiles }) {
  return (
    <>
      {files.length + draft.arriving.length > 0 && (
        <ul className="dv-files" aria-label="Files of this answer">
          {files.map(({ id, name, bytes }) => (
            <li key={id} className="dv-file">
              <FileText size={18} aria-hidden />
              <span>
                <bdi>{name}</bdi> <small>{fileSize(bytes)}</small>
              </span>
              <button type="button" aria-label={`Remove ${name}`} onClick={() => void draft.remove(id)}>
                <X size={16} aria-hidden />
              </button>
            </li>
          ))}
          {draft.arriving.map((name) => (
            <li key={name} className="dv-file" data-arriving>
              <FileText size={18} aria-hidden />
              <span>
                <bdi>{name}</bdi> <small>Uploading…</small>
              </span>
            </li>
          ))}
        </ul>
      )}
      {draft.problem && (
        <p className="dv-problem" role="alert">
          {draft.problem}
        </p>
      )}
    </>
  );
}

/** Opens the browser's file picker. */
export function AttachButton({ isOff, draft }: { isOff: boolean; draft: DraftFiles }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className="dv-tool"
        aria-label="Add files"
        title="Add files"
        disabled={isOff || draft.arriving.length > 0}
        onClick={() => field.current?.click()}
      >
        <Paperclip size={18} aria-hidden />
      </button>
      <input
        ref={field}
        type="file"
        hidden
        multiple
        accept={ACCEPTED_FILES}
        aria-label="Files"
        onChange={({ target }) => {
          void draft.add([...(target.files ?? [])]);
          // The same file can be chosen again after it was removed.
          target.value = '';
        }}
      />
    </>
  );
}
