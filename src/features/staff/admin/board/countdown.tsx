'use client';

import { useEffect, useState } from 'react';
import { countDown } from '@/kit/admin/countdown-words';

const TICK_MS = 20_000;

/** Time left, as a running clock. @param renderedAt when the server rendered it, so that hydration matches */
export function DueCountdown({ dueAt, renderedAt }: { dueAt: Date; renderedAt: number }) {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const { clock, words, tone } = countDown(dueAt, now);
  return (
    <span className="board__clock" data-tone={tone}>
      <span aria-hidden>{clock}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
