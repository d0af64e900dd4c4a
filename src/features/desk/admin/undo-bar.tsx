'use client';

import { UNDO_SECONDS } from '@/core/shared/desk';
import { useNow } from './use-now';

type UndoBarProps = {
  name: string;
  leavesAt: string;
  /** What becomes of the record, as a sentence. */
  then: string | null;
  serverNow: string | undefined;
  isMailOff: boolean;
  onUndo: () => void;
  onSendNow: () => void;
};

/** The seconds until an answer leaves, as columns: one turns dark each second. */
export function UndoBar({ name, leavesAt, then, serverNow, isMailOff, onUndo, onSendNow }: UndoBarProps) {
  const now = useNow(serverNow, 250);
  const left = Math.min(UNDO_SECONDS, Math.ceil((Date.parse(leavesAt) - now) / 1000));
  if (left <= 0) return null;
  return (
    <section className="dv-undo" aria-label="Just sent">
      <span className="dv-undo__columns" aria-hidden>
        {Array.from({ length: UNDO_SECONDS }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
          <i key={at} data-dark={at >= left} />
        ))}
      </span>
      <p>
        <b>
          {isMailOff ? 'Storing the answer to' : 'Sending to'} <bdi>{name}</bdi> in {left}{' '}
          {left === 1 ? 'second' : 'seconds'}
        </b>
        {then && <span>{then}</span>}
      </p>
      <button type="button" className="dv-undo__back" onClick={onUndo}>
        Undo <kbd aria-hidden>z</kbd>
      </button>
      <button type="button" onClick={onSendNow}>
        Send now
      </button>
    </section>
  );
}
