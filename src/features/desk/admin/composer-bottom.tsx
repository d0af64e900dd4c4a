'use client';

import { MessageSquareQuote } from 'lucide-react';
import type { RefObject } from 'react';
import type { DeskRecord, Mode, Way } from '../contract';
import { AttachButton } from './composer-files';
import { openSaved } from './open-saved';
import { SendButtons } from './send-buttons';
import type { DraftFiles } from './use-draft-files';

const KEPT = {
  nothing: '',
  kept: 'Draft saved',
  typing: '',
  failed: 'Draft not saved. We keep trying.',
} as const;

type ComposerBottomProps = {
  record: DeskRecord;
  mode: Mode;
  field: RefObject<HTMLTextAreaElement | null>;
  files: DraftFiles;
  kept: keyof typeof KEPT;
  /** A colleague writes: nothing can be added now. */
  isHeld: boolean;
  canSend: boolean;
  canNote: boolean;
  onSend: (way: Way) => void;
  onNote: () => void;
};

/** What helps to write, whether the draft is saved, and the ways to send. */
export function ComposerBottom(props: ComposerBottomProps) {
  const { record, mode, field, files, kept, isHeld, canSend, canNote, onSend, onNote } = props;
  const isNote = mode === 'note';
  return (
    <div className="dv-composer__bottom">
      {!isNote && record.savedTexts.length > 0 && (
        <button type="button" className="dv-tool" disabled={isHeld} onClick={() => openSaved(field.current)}>
          <MessageSquareQuote size={18} aria-hidden /> <span>Saved replies</span> <kbd aria-hidden>/</kbd>
        </button>
      )}
      {!isNote && <AttachButton isOff={isHeld} draft={files} />}
      <span className="dv-kept" role="status">
        {KEPT[kept]}
      </span>
      {isNote ? (
        <button type="button" className="dv-button dv-button--note" disabled={!canNote} onClick={onNote}>
          Add note
        </button>
      ) : (
        <SendButtons ways={record.ways} isOff={!canSend} onSend={onSend} />
      )}
    </div>
  );
}
