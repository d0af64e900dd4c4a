'use client';

import { useEffect, useState } from 'react';

/** The server's time: its clock as it answered, and what has passed here since. */
export function useNow(serverNow: string | undefined, everyMs: number): number {
  const [ahead, setAhead] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (serverNow) setAhead(Date.parse(serverNow) - Date.now());
  }, [serverNow]);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now + ahead;
}
