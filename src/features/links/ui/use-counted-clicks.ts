import { type RefObject, useEffect } from 'react';
import { markOpened } from './opened/use-opened';

/**
 * Tears the tickets inside that the visitor opens, and counts clicks on the tickets inside. Browsers send a link's `ping` themselves, even without scripts, but some never
 * do: where scripts run, they send it and suppress the browser's own.
 */
export function useCountedClicks(place: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = place.current;
    const count = ({ target, button }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[ping]');
      if (!link || button === 2) return;
      markOpened(Number(link.dataset.link));
      if (!navigator.sendBeacon?.(link.ping)) return;
      const { ping } = link;
      link.ping = '';
      setTimeout(() => {
        link.ping = ping;
      });
    };
    for (const kind of ['click', 'auxclick'] as const) element?.addEventListener(kind, count);
    return () => {
      for (const kind of ['click', 'auxclick'] as const) element?.removeEventListener(kind, count);
    };
  }, [place]);
}
