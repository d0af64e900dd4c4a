'use client';

import { useConfig, useSelection } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation';
import type { Where } from 'payload';
import { z } from 'zod';
import { fetchJson } from '@/admin/post-to-api';

const chosenAnswer = z.object({ docs: z.array(z.object({ id: z.number() })) });

/** The most that one request may hold. */
export const MOST = 500;

/** Ids of the selected rows, oldest first: places are given in order of application. */
export function useChosen() {
  const { config, getEntityConfig } = useConfig();
  const { count = 0, getQueryParams, selectAll, selectedIDs, toggleAll } = useSelection();
  const words = useSearchParams()?.get('search');
  // Payload does not export the names of these states.
  const isWholeList = String(selectAll) === 'allAvailable';

  /** @returns null when the site did not answer */
  const readIds = async (): Promise<number[] | null> => {
    if (!isWholeList)
      return selectedIDs
        .map(Number)
        .sort((one, other) => one - other)
        .slice(0, MOST);
    // Payload's own query leaves out the search term: "all" would select more than anybody saw.
    const searched = getEntityConfig({ collectionSlug: 'waitlist' })?.admin.listSearchableFields ?? [];
    const found: Where | undefined = words
      ? { or: searched.map((field): Where => ({ [field]: { like: words } })) }
      : undefined;
    const query = `${getQueryParams(found)}&select[organization]=true&depth=0&sort=id&limit=${MOST}`;
    const answer = await fetchJson(`${config.routes.api}/waitlist${query}`, chosenAnswer);
    return answer?.docs.map(({ id }) => id) ?? null;
  };
  const clear = () => {
    if (count > 0) toggleAll();
  };
  return { count: Math.min(count, MOST), isCut: count > MOST, readIds, clear };
}

export type Chosen = ReturnType<typeof useChosen>;
