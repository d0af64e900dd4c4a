'use client';

import { useEffect, useRef } from 'react';

/**
 * On a touch screen, a link to `hash` also focuses the field, so that its keyboard may open. With other pointers the
 * browser starts from the link's target, and the next tab stop is the field.
 */
export function useFocusOnArrival(hash: string) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!window.matchMedia('(pointer: coarse)').matches) return;
    const arrive = () => {
      if (window.location.hash === hash) field.current?.focus({ preventScroll: true });
    };
    // A second press of the same link changes no hash.
    const again = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link?.hash === hash && link.href === window.location.href) setTimeout(arrive);
    };
    if (document.activeElement === document.body) arrive();
    window.addEventListener('hashchange', arrive);
    document.addEventListener('click', again);
    return () => {
      window.removeEventListener('hashchange', arrive);
      document.removeEventListener('click', again);
    };
  }, [hash]);
  return field;
}
