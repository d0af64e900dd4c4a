'use client';

import { useNav, useWindowInfo } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Payload collapses its menu up to 1440 px; ordinary laptops have room for it. */
const ROOMY = '(min-width: 1200px) and (max-width: 1440px)';

export function OpenNav() {
  const { setNavOpen } = useNav();
  const { breakpoints } = useWindowInfo();
  const folds = breakpoints.l === true;
  useEffect(() => {
    if (!folds || !window.matchMedia(ROOMY).matches) return;
    // Payload's provider collapses it in an effect that runs after this one; a microtask in between avoids a jump.
    queueMicrotask(() => setNavOpen(true));
  }, [folds, setNavOpen]);
  return null;
}
