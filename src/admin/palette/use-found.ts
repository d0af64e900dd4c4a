'use client';

import { useEffect, useState } from 'react';
import { z } from 'zod';
import { DESK_KINDS, deskPath } from '@/shared/desk';
import { fetchJson } from '../post-to-api';
import type { Place } from './use-places';

const answer = z.object({
  rows: z.array(
    z.object({
      kind: z.enum(DESK_KINDS),
      id: z.number(),
      who: z.string(),
      title: z.string(),
      statusLabel: z.string(),
    }),
  ),
});

const WAIT_MS = 200;
const MIN_LENGTH = 2;
const SHOWN = 8;

type Found = { words: string; places: Place[]; hasFailed: boolean };

/** Requests and applications by name, address, number or words, from the desk's search. */
export function useFound(words: string, isAllowed: boolean) {
  const [found, setFound] = useState<Found | null>(null);
  const isAsked = isAllowed && words.length >= MIN_LENGTH;
  useEffect(() => {
    if (!isAsked) return;
    let isWanted = true;
    const waiting = setTimeout(async () => {
      const given = await fetchJson(`/admin/api/desk?${new URLSearchParams({ q: words })}`, answer);
      if (!isWanted) return;
      const places = (given?.rows ?? []).slice(0, SHOWN).map(({ kind, id, who, title, statusLabel }) => ({
        group: 'People and their requests',
        label: `${who} · ${title} · ${statusLabel}`,
        href: deskPath(kind, id),
      }));
      setFound({ words, places, hasFailed: given === null });
    }, WAIT_MS);
    return () => {
      isWanted = false;
      clearTimeout(waiting);
    };
  }, [words, isAsked]);
  const isPending = isAsked && found?.words !== words;
  return { isPending, found: isAsked && !isPending ? found : null };
}
