'use client';

import { useEffect, useRef, useState } from 'react';

const ADDRESS = '/admin/api/desk/events';
/** The server had no place for another reader. */
const AGAIN_MS = 60_000;

/**
 * Reads again when the server says that something has changed.
 * @returns false while it cannot: the desk then polls
 */
export function useDeskEvents(onChange: () => Promise<void>): boolean {
  const [isLive, setIsLive] = useState(false);
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const connect = () => {
      source = new EventSource(ADDRESS);
      source.onopen = () => {
        setIsLive(true);
        // Earlier changes were not reported.
        void latest.current();
      };
      source.addEventListener('changed', () => {
        if (document.visibilityState === 'visible') void latest.current();
      });
      source.onerror = () => {
        setIsLive(false);
        if (source?.readyState === EventSource.CLOSED) timer = setTimeout(connect, AGAIN_MS);
      };
    };
    connect();
    return () => {
      clearTimeout(timer);
      source?.close();
    };
  }, []);
  return isLive;
}
