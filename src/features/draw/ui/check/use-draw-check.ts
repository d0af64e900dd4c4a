'use client';

import { useEffect, useRef, useState } from 'react';
import type { CheckWords } from '../../contract.check-texts';
import type { Checked } from './check-words';
import type { Run } from './run-check';

export type CheckState =
  | { kind: 'idle' }
  | { kind: 'running'; tickets: number }
  | { kind: 'done'; checked: Checked[]; milliseconds: number }
  | { kind: 'failed'; message: string };

/** Progress updates at a readable pace, not for each piece of the list. */
const SHOWN_MS = 100;

/** Runs at most one check of a round at a time. Leaving the page stops it. */
export function useDrawCheck(subject: Pick<Run, 'files' | 'fingerprint'>, words: CheckWords['check']) {
  const [state, setState] = useState<CheckState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  const stop = () => {
    running.current?.abort();
    running.current = null;
    setState({ kind: 'idle' });
  };

  const start = async () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState({ kind: 'running', tickets: 0 });
    const began = performance.now();
    let shown = 0;
    const onTickets = (tickets: number) => {
      if (signal.aborted || performance.now() - shown < SHOWN_MS) return;
      shown = performance.now();
      setState({ kind: 'running', tickets });
    };
    try {
      const { runCheck } = await import('./run-check');
      const checked = await runCheck({ ...subject, signal, onTickets });
      if (!signal.aborted) setState({ kind: 'done', checked, milliseconds: performance.now() - began });
    } catch (error) {
      if (signal.aborted) return;
      const { messageOf } = await import('./failure-words');
      setState({ kind: 'failed', message: messageOf(error, words) });
    }
  };

  return { state, start, stop };
}
