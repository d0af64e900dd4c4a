'use client';

import { AtSign, ChevronUp, MessageSquareQuote } from 'lucide-react';
import type { RefObject } from 'react';
import type { DeskRecord, Mode, Way } from '../contract';
import { AttachButton, type DraftFiles } from './composer-files';
import type { Sign } from './slash-word';

type SendButtonsProps = { ways: readonly Way[]; isOff: boolean; onSend: (way: Way) => void };

/** The usual way to send is the one violet button; the second stands beside it, all of them under "More ways". */
function SendButtons({ ways, isOff, onSend }: SendButtonsProps) {
  const [usual, second] = ways;
  if (!usual) return null;
  return (
    <span className="dv-send">
      {ways.length > 1 && (
        <details className="dv-more">
          <summary aria-label="More ways to send" title="More ways to send">
            <ChevronUp size={18} aria-hidden />
          </summary>
          <div>
            {ways.map((way) => (
              <button
                key={way.label}
                type="button"
                disabled={isOff}
                onClick={(event) => {
                  event.currentTarget.closest('details')?.removeAttribute('open');
                  onSend(way);
                }}
              >
                {way.label}
              </button>
            ))}
          </div>
        </details>
      )}
      {second && (
        <button type="button" className="dv-button" disabled={isOff} onClick={() => onSend(second)}>
          {second.label}
        </button>
      )}
      <button
        type="button"
        className="dv-button dv-button--first"
        title={usual.label}
        disabled={isOff}
        onClick={() => onSend(usual)}
      >
        Send
      </button>
    </span>
  );
}

/** As if the sign was typed at the caret: its list opens, and what is typed next filters it. */
function openSaved(field: HTMLTextAreaElement | null, sign: Sign = '/') {
  if (!field) return;
  field.focus();
  const before = field.value.slice(0, field.selectionStart);
  document.execCommand('insertText', false, before === '' || /\s$/.test(before) ? sign : ` ${sign}`);
}

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
      {isNote && record.colleagues.length > 1 && (
        <button type="button" className="dv-tool" onClick={() => openSaved(field.current, '@')}>
          <AtSign size={18} aria-hidden /> <span>Name someone</span>
        </button>
      )}
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
