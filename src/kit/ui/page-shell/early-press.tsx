'use client';

import { useEffect } from 'react';

/** Says that the page is hydrated: src/front/late-scripts.ts then repeats a press that came too early. */
export function EarlyPress() {
  useEffect(() => {
    window.dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
