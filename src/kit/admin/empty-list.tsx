'use client';

import { useListQuery } from '@payloadcms/ui';
import { usePathname, useSearchParams } from 'next/navigation';

/** @param words how the first record gets into this list, in one or two sentences */
export function EmptyList({ words }: { words: string }) {
  const { data } = useListQuery();
  const shown = useSearchParams();
  const path = usePathname();
  if (!shown || path?.endsWith('/trash') || data?.docs?.length !== 0) return null;
  const isNarrowed = [...shown.keys()].some((key) => key === 'search' || key.startsWith('where['));
  return (
    <div className="list-empty">
      <p>{isNarrowed ? 'Nothing here matches.' : words}</p>
      {isNarrowed && <a href={path ?? ''}>Show all</a>}
    </div>
  );
}
