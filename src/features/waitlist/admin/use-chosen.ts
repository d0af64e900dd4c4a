'use client';

import { useConfig, useSelection } from '@payloadcms/ui';

/** As many as one order may hold. */
export const MOST = 500;

/** The ids of the ticked rows, the oldest first: places are given in the order in which people asked for them. */
export function useChosen() {
  const { api } = useConfig().config.routes;
  const { count = 0, getQueryParams, selectAll, selectedIDs, toggleAll } = useSelection();
  // Payload does not hand out the names of these states.
  const isWholeList = String(selectAll) === 'allAvailable';

  /** @returns null when the site did not answer */
  const readIds = async (): Promise<number[] | null> => {
    if (!isWholeList) return selectedIDs.map(Number).sort((one, other) => one - other);
    const query = `${getQueryParams()}&select[organization]=true&depth=0&sort=id&limit=${MOST}`;
    const answer = await fetch(`${api}/waitlist${query}`, { cache: 'no-store' }).catch(() => null);
    if (!answer?.ok) return null;
    return (await answer.json()).docs.map(({ id }: { id: number }) => id);
  };
  const clear = () => {
    if (count > 0) toggleAll();
  };
  return { count: Math.min(count, MOST), isCut: count > MOST, readIds, clear };
}
