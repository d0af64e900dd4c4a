'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useCallback, useMemo } from 'react';
import { type DeskKind, deskPath } from '@/core/shared/desk';
import { type QueueQuery, queueQuery } from '../contract';

const DESK = '/admin/desk';

export type DeskRecordKey = { kind: DeskKind; id: number };

const placeIn = (path: string): DeskRecordKey | null => {
  const [, kind, id] = /^\/admin\/desk\/(ticket|quote|application)\/(\d{1,9})\/?$/.exec(path) ?? [];
  return kind && id ? { kind: kind as DeskKind, id: Number(id) } : null;
};

/** What is open and how the queue is filtered: both are in the address, so they can be shared and gone back to. */
export function useDeskRoute() {
  const path = usePathname();
  const search = useSearchParams();
  const place = useMemo(() => placeIn(path), [path]);
  const asked = useMemo(() => queueQuery.parse(Object.fromEntries(search)), [search]);

  const open = useCallback((next: DeskRecordKey | null) => {
    const query = new URLSearchParams(window.location.search);
    query.delete('reply');
    const rest = query.size > 0 ? `?${query}` : '';
    window.history.pushState(null, '', `${next ? deskPath(next.kind, next.id) : DESK}${rest}`);
  }, []);

  const filter = useCallback((change: Partial<QueueQuery>) => {
    const query = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(change))
      if (value === null || value === '' || value === 'anyone' || value === 'due') query.delete(name);
      else query.set(name, String(value));
    window.history.replaceState(null, '', `${window.location.pathname}${query.size > 0 ? `?${query}` : ''}`);
  }, []);

  /** The board leads here to answer. */
  return { place, asked, open, filter, wantsReply: search.has('reply') };
}
