'use client';

import { useEffect } from 'react';
import type { Phones } from './run-phones';

/** The phones, and what stands below them. */
const NEAR = '[data-phone], [data-phones-line]';
/** Chosen before the page was hydrated, or restored by the browser: its phone is not in the middle yet. */
const EARLY_TAB = '[data-turns-to]:checked:not(:default)';

/**
 * Makes the phones of the page work. What runs them is loaded when a pointer or the focus comes near one; a press that
 * is faster waits for it. Nothing that a visitor does here is sent or kept.
 */
export function InteractivePhones() {
  useEffect(() => {
    const roots = [...document.querySelectorAll<HTMLElement>('[data-touched]')];
    const listening = new AbortController();
    let loading: Promise<Phones> | undefined;
    const load = () => {
      loading ??= import('./run-phones').then(({ runPhones }) => runPhones(roots));
      // A lost connection: the next approach tries again.
      loading.catch(() => {
        loading = undefined;
      });
      return loading;
    };
    const come = ({ type, target }: Event) => {
      if (!(target instanceof Element) || !target.closest(NEAR)) return;
      load().then(
        (phones) => type === 'click' && phones.act(target),
        () => undefined,
      );
    };
    for (const root of roots) {
      for (const type of ['pointerover', 'focusin', 'click']) root.addEventListener(type, come, listening);
      root.querySelector<HTMLElement>(EARLY_TAB)?.click();
    }
    return () => {
      listening.abort();
      loading?.then((phones) => phones.end());
    };
  }, []);
  return null;
}
