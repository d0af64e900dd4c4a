'use client';

import { type MouseEvent, useSyncExternalStore } from 'react';
import { VIA } from '@/core/shared/via-parameter';
import { ADDRESS_NAME } from '@/kit/shared/address-name';
import { FilledText } from '@/kit/ui/filled-text';

type VisitSource = { code: string; name: string };

let known: VisitSource | null = null;
let isAsked = false;
const listeners = new Set<() => void>();

function tell(next: VisitSource | null) {
  known = next;
  for (const listener of listeners) listener();
}

/** A link of this site that loads a document would lose the code, so its address takes it along until it is removed. */
function carry({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== window.location.origin) return;
  const address = new URL(link.href);
  // A link to an anchor on this page does not load it again.
  if (address.pathname === window.location.pathname) address.search = window.location.search;
  else if (known) address.searchParams.set(VIA, known.code);
  else address.searchParams.delete(VIA);
  if (address.href !== link.href) link.href = address.href;
}

/** A reload, a step back, or a click inside this site shows the same visit again. */
const isAgain = () => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type !== 'navigate' || document.referrer.startsWith(`${window.location.origin}/`);
};

/** Once per page load: it lives in the page's memory, and nowhere else on the device. */
async function ask() {
  const code = new URLSearchParams(window.location.search).get(VIA);
  if (!code || !ADDRESS_NAME.test(code)) return;
  const { reportVisit } = await import('./report-visit');
  const name = await reportVisit(code, isAgain());
  if (name === null) return;
  tell({ code, name });
  document.addEventListener('click', carry, { capture: true });
}

function watchVisitSource(listener: () => void): () => void {
  listeners.add(listener);
  if (!isAsked) {
    isAsked = true;
    // Without an answer nothing is shown, and nothing is sent with a form.
    ask().catch(() => undefined);
  }
  return () => listeners.delete(listener);
}

const readVisitSource = () => known;

/** Also from the address, so that a reload does not bring it back. */
function removeVisitSource() {
  const address = new URL(window.location.href);
  address.searchParams.delete(VIA);
  window.history.replaceState(window.history.state, '', address);
  tell(null);
}

export type VisitSourceWords = { text: string; remove: string };

/**
 * In a form: where the address says that this person came from, which is sent along unless they remove it. The page is
 * the same for everybody, so it is there only once scripts run.
 */
export function VisitSourceNote({ words: { text, remove } }: { words: VisitSourceWords }) {
  const source = useSyncExternalStore(watchVisitSource, readVisitSource, () => null);
  if (!source) return null;
  const onRemove = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    removeVisitSource();
  };
  return (
    <p className="mt-4 text-[15px] wrap-anywhere">
      <input type="hidden" name="via" value={source.code} />
      <span>
        <FilledText text={text} parts={{ source: <bdi>{source.name}</bdi> }} />
      </span>{' '}
      <button type="button" className="text-link" onClick={onRemove}>
        {remove}
      </button>
    </p>
  );
}
