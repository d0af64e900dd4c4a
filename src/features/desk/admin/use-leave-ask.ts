'use client';

import { useEffect } from 'react';

const QUESTION = 'Your text has not been sent. It is kept as a draft. Leave the desk?';

/**
 * Asks before somebody leaves the desk with text that was not sent. Going to another record of the desk does not count
 * as leaving.
 */
export function useLeaveAsk(hasUnsent: boolean) {
  useEffect(() => {
    if (!hasUnsent) return;
    const unload = (event: BeforeUnloadEvent) => event.preventDefault();
    const press = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.('a[href]');
      if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || event.ctrlKey || event.metaKey)
        return;
      if (link.origin === location.origin && link.pathname.startsWith('/admin/desk')) return;
      if (window.confirm(QUESTION)) {
        window.removeEventListener('beforeunload', unload);
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('beforeunload', unload);
    document.addEventListener('click', press, true);
    return () => {
      window.removeEventListener('beforeunload', unload);
      document.removeEventListener('click', press, true);
    };
  }, [hasUnsent]);
}
