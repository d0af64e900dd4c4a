'use client';

import { FileText, Paperclip, X } from 'lucide-react';
import { useRef } from 'react';
import { ACCEPTED_FILES, fileSize } from '@/core/shared/record-files';
import type { DeskFile } from '../contract';
import type { DraftFiles } from './use-draft-files';

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
