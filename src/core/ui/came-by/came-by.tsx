'use client';

import { type MouseEvent, useSyncExternalStore } from 'react';
import { FilledText } from '@/kit/ui/filled-text';
import { readCameBy, removeCameBy, watchCameBy } from './came-by-store';

export type CameByWords = { text: string; remove: string };

/**
 * In a form: where the address says that this person came from, which is sent along unless they remove it. The page is
 * the same for everybody, so it is there only once scripts run.
 */
export function CameBy({ words: { text, remove } }: { words: CameByWords }) {
  const source = useSyncExternalStore(watchCameBy, readCameBy, () => null);
  if (!source) return null;
  const onRemove = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    removeCameBy();
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
