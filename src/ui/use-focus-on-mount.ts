'use client';

import { useEffect, useRef } from 'react';

/** For the heading of a view that replaces another: moves the focus there, so that it is announced and not lost. */
export function useFocusOnMount<T extends HTMLElement>(enabled = true) {
  const ref = useRef<T>(null);
  useEffect(() => {
    if (enabled) ref.current?.focus();
  }, [enabled]);
  return ref;
}
