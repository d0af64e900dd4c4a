'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { post } from '@/kit/admin/post-to-api';
import type { DeskRecord, Mode } from '../contract';
import type { RecordPath } from './record-path';

export type DraftText = { subject: string; text: string };
type Kept = 'kept' | 'typing' | 'failed';

const WAIT_MS = 400;
const AGAIN_MS = 3000;

const wordsOf = ({ drafts, subject }: DeskRecord, mode: Mode): DraftText => {
  const draft = drafts.find((one) => one.mode === mode);
  return { subject: draft?.subject || (mode === 'reply' ? (subject ?? '') : ''), text: draft?.text ?? '' };
};

/**
 * What one person has typed about one record. The server has it a moment after the last key, also when they leave.
 * @param takenBack changes each time a reply comes back from the server as a draft
 */
export function useDrafts(record: DeskRecord, path: RecordPath, takenBack: number) {
  const [words, setWords] = useState(() => ({
    reply: wordsOf(record, 'reply'),
    note: wordsOf(record, 'note'),
  }));
  const [kept, setKept] = useState<Kept>('kept');
  const unkept = useRef(new Map<Mode, DraftText>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void>>(Promise.resolve());

  const keep = useCallback(async () => {
    clearTimeout(timer.current);
    const batch = [...unkept.current];
    unkept.current.clear();
    for (const [mode, { subject, text }] of batch) {
      const problem = await post(path('draft'), { mode, subject, text });
      if (problem === null) continue;
      if (!unkept.current.has(mode)) unkept.current.set(mode, { subject, text });
    }
    const isAll = unkept.current.size === 0;
    setKept(isAll ? 'kept' : 'failed');
    if (!isAll) timer.current = setTimeout(keepNow.current, AGAIN_MS);
  }, [path]);
  const keepNow = useRef<() => void>(() => undefined);
  keepNow.current = () => {
    running.current = running.current.then(keep);
  };

  const write = useCallback((mode: Mode, next: DraftText) => {
    setWords((all) => ({ ...all, [mode]: next }));
    setKept('typing');
    unkept.current.set(mode, next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => keepNow.current(), WAIT_MS);
  }, []);

  const restored = useRef(takenBack);
  useEffect(() => {
    if (restored.current === takenBack) return;
    restored.current = takenBack;
    setWords((all) => ({ ...all, reply: wordsOf(record, 'reply') }));
  }, [takenBack, record]);

  /** The reply is sent: its field is empty again. */
  const clearReply = useCallback(
    () => setWords((all) => ({ ...all, reply: { subject: record.subject ?? '', text: '' } })),
    [record.subject],
  );

  /** Nothing of this mode is on its way to the server anymore: what is sent next has the last word. */
  const settle = useCallback(async (mode: Mode) => {
    unkept.current.delete(mode);
    await running.current;
  }, []);

  useEffect(() => {
    // A page that goes away may still finish a request that is marked so.
    const leave = () => {
      for (const [mode, { subject, text }] of unkept.current)
        void fetch(path('draft'), {
          method: 'POST',
          keepalive: true,
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ mode, subject, text }),
        }).catch(() => undefined);
      unkept.current.clear();
      clearTimeout(timer.current);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [path]);

  return { words, kept, write, settle, clearReply };
}
