'use client';

import { useEffect, useRef } from 'react';

/** For the heading of a view that takes another's place: puts the focus there, so that it is read and not lost. */
export function useFocusOnMount<T extends HTMLElement>(enabled = true) {
  const ref = useRef<T>(null);
  useEffect(() => {
    if (enabled) ref.current?.focus();
  }, [enabled]);
  return ref;
}
