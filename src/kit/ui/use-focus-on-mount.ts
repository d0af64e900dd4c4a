'use client';

import { useEffect, useRef } from 'react';

/** For the heading of a view that replaces another: moves the focus there, so that it is announced and not lost. */
export function useFocusOnMount<T extends HTMLElement>(enabled = true) {
  const ref = useRef<T>(null);
  useEffect(() => {
    if (!enabled || !ref.current) return;
    // On a phone, a message covers the lower part of the screen: the view begins at the top, and its next steps stay visible.
    const isPhone = window.matchMedia('(max-width: 599px)').matches;
    ref.current.focus({ preventScroll: isPhone });
    if (isPhone) ref.current.scrollIntoView({ block: 'start' });
  }, [enabled]);
  return ref;
}
