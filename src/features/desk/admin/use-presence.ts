'use client';

import { useCallback, useEffect, useRef } from 'react';
import { post } from '@/kit/admin/post-to-api';
import type { RecordPath } from './record-path';

/** Below the server’s 65 s, and well below a claim's 2 minutes. */
const BEAT_MS = 30_000;

/** Tells colleagues that somebody has this record open, and whether an answer is being written. */
export function usePresence(path: RecordPath) {
  const typedAt = useRef(0);
  const claimedAt = useRef(0);
  const isOver = useRef(false);
  /** One report after the other: a late "here" would give up the claim of the "writing" that followed it. */
  const told = useRef(Promise.resolve());

  const tell = useCallback(
    (is: 'here' | 'writing', takesOver = false) => {
      told.current = told.current.then(async () => {
        if (!isOver.current) await post(path('presence'), { is, takesOver });
      });
    },
    [path],
  );

  useEffect(() => {
    isOver.current = false;
    tell('here');
    const beat = setInterval(() => {
      const isTyping = Date.now() - typedAt.current < 2 * BEAT_MS;
      if (isTyping) claimedAt.current = Date.now();
      tell(isTyping ? 'writing' : 'here');
    }, BEAT_MS);
    const leave = () => {
      isOver.current = true;
      void fetch(path('presence'), {
        method: 'POST',
        keepalive: true,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ is: 'gone' }),
      }).catch(() => undefined);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(beat);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [path, tell]);

  const writing = useCallback(
    (takesOver = false) => {
      typedAt.current = Date.now();
      if (!takesOver && Date.now() - claimedAt.current < BEAT_MS) return;
      claimedAt.current = Date.now();
      tell('writing', takesOver);
    },
    [tell],
  );
  const stopped = useCallback(() => {
    typedAt.current = 0;
    claimedAt.current = 0;
    tell('here');
  }, [tell]);
  return { writing, stopped };
}
