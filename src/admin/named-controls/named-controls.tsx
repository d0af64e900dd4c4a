'use client';

import { type ReactNode, useEffect } from 'react';
import { repairControls } from './repairs';

/** Repairs Payload's controls in each page of the back office, before a screen reader reads what has changed. */
export function NamedControls({ children }: { children: ReactNode }) {
  useEffect(() => {
    const observer = new MutationObserver(() => repairControls(document));
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    repairControls(document);
    return () => observer.disconnect();
  }, []);
  return children;
}
