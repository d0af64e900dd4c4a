'use client';

import { useAuth } from '@payloadcms/ui';
import { usePathname, useSearchParams } from 'next/navigation';
import { type Asker, type Filter, filterQuery, isChosen } from './filter-query';

/** Everyday filters of a list, one press each. */
export function ListFilters({ filters }: { filters: Filter[] }) {
  const { user } = useAuth();
  const shown = useSearchParams();
  const path = usePathname();
  if (!user || !shown) return null;
  const asker: Asker = { now: new Date().toISOString(), me: String(user.id) };
  const isNarrowed = [...shown.keys()].some((key) => key.startsWith('where['));
  return (
    <nav aria-label="Filters" className="list-filters" suppressHydrationWarning>
      <a href={path ?? ''} aria-current={!isNarrowed}>
        All
      </a>
      {filters.map((filter) => (
        <a
          key={filter.label}
          href={`${path}?${filterQuery(filter, asker)}`}
          aria-current={isChosen(filter, shown, asker)}
          suppressHydrationWarning
        >
          {filter.label}
        </a>
      ))}
    </nav>
  );
}
