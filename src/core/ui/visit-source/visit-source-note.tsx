'use client';

import { type MouseEvent, useSyncExternalStore } from 'react';
import { FilledText } from '@/kit/ui/filled-text';
import { readVisitSource, removeVisitSource, watchVisitSource } from './visit-source-store';

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
