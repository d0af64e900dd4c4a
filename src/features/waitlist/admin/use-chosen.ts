'use client';

import { useConfig, useSelection } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation';
import type { Where } from 'payload';
import { z } from 'zod';
import { fetchJson } from '@/kit/admin/post-to-api';
import { CHOSEN_AT_ONCE } from '../contract';

const chosenAnswer = z.object({ docs: z.array(z.object({ id: z.number() })) });

/** Ids of the selected rows, oldest first: places are given in order of application. */
export function useChosen() {
  const { config, getEntityConfig } = useConfig();
  const { count = 0, getQueryParams, selectAll, selectedIDs, toggleAll } = useSelection();
  const words = useSearchParams()?.get('search');
  // Payload does not export the names of these states.
  const isWholeList = String(selectAll) === 'allAvailable';

  /** Changes with the selection. */
  const selection = isWholeList ? getQueryParams(undefined) + words : selectedIDs.join();

  /** @returns null when the site did not answer */
  const readIds = async (): Promise<number[] | null> => {
    if (!isWholeList)
      return selectedIDs
        .map(Number)
        .sort((one, other) => one - other)
        .slice(0, CHOSEN_AT_ONCE);
    // Payload's own query leaves out the search term: "all" would select more than anybody saw.
    const searched = getEntityConfig({ collectionSlug: 'waitlist' })?.admin.listSearchableFields ?? [];
    const found: Where | undefined = words
      ? { or: searched.map((field): Where => ({ [field]: { like: words } })) }
      : undefined;
    const query = `${getQueryParams(found)}&select[organization]=true&depth=0&sort=id&limit=${CHOSEN_AT_ONCE}`;
    const answer = await fetchJson(`${config.routes.api}/waitlist${query}`, chosenAnswer);
    return answer?.docs.map(({ id }) => id) ?? null;
  };
  const clear = () => {
    if (count > 0) toggleAll();
  };
  const isCut = count > CHOSEN_AT_ONCE;
  return { count: Math.min(count, CHOSEN_AT_ONCE), isCut, selection, readIds, clear };
}

export type Chosen = ReturnType<typeof useChosen>;
