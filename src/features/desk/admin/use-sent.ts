'use client';

import { toast } from '@payloadcms/ui';
import { useCallback, useState } from 'react';
import { post } from '@/kit/admin/post-to-api';
import type { DeskRecord } from '../contract';
import { recordPath } from './record-path';
import type { Sent } from './use-answer';
import type { DeskRecordKey } from './use-desk-route';

export type SentAnswer = Omit<Sent, 'way' | 'seen'> & {
  place: DeskRecordKey;
  name: string;
  then: string | null;
};

/** What the server knows of an answer that was sent before this page was loaded. */
function pendingOf({ pending, kind, id, name, noun, status, statusLabel }: DeskRecord): SentAnswer | null {
  if (!pending) return null;
  const then = pending.newState === status ? `Then the ${noun} is ${statusLabel}.` : null;
  return { answer: pending.answer, leavesAt: pending.leavesAt, then, name, place: { kind, id } };
}

/**
 * The answer that was sent last, for as long as it can be taken back, wherever its writer is at the desk, and after the
 * page was loaded again.
 */
export function useSent(
  record: DeskRecord | null,
  onTakenBack: (place: DeskRecordKey) => void,
  onChanged: () => void,
) {
  const [own, setSent] = useState<SentAnswer | null>(null);
  const [settled, setSettled] = useState<number>();
  const pending = record && pendingOf(record);
  const sent = own ?? (pending?.answer === settled ? null : pending);

  const settle = useCallback(
    async (step: 'take-back' | 'send-now') => {
      if (!sent) return;
      setSent(null);
      setSettled(sent.answer);
      const problem = await post(recordPath(sent.place)('pending'), { answer: sent.answer, step });
      if (problem) {
        // While the server still holds the answer, its bar comes back with the record.
        setSettled(undefined);
        toast.error(problem);
      } else if (step === 'take-back') onTakenBack(sent.place);
      onChanged();
    },
    [sent, onTakenBack, onChanged],
  );
  return { sent, setSent, settle };
}
