'use client';

import { useEffect, useState } from 'react';
import { z } from 'zod';
import { DESK_KINDS, deskPath } from '@/core/shared/desk';
import { foundSentences, SENTENCES_API } from '@/core/shared/sentences';
import { fetchJson } from '@/kit/admin/post-to-api';
import type { PaletteDestination } from './use-palette-destinations';

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

type Found = { words: string; places: PaletteDestination[]; hasFailed: boolean };

const asking = (words: string) => new URLSearchParams({ q: words });

/** Requests and applications by name, address, number or words, from the desk's search. */
async function findPeople(words: string): Promise<PaletteDestination[] | null> {
  const given = await fetchJson(`/admin/api/desk?${asking(words)}`, answer);
  return (
    given?.rows.slice(0, SHOWN).map(({ kind, id, who, title, statusLabel }) => ({
      group: 'People and their requests',
      label: `${who} · ${title} · ${statusLabel}`,
      href: deskPath(kind, id),
    })) ?? null
  );
}

/** Sentences of the site by their words; each leads to its field. */
async function findSentences(words: string): Promise<PaletteDestination[] | null> {
  const given = await fetchJson(`${SENTENCES_API}?${asking(words)}`, foundSentences);
  return (
    given?.sentences.map(({ page, label, text, path }) => ({
      group: 'Sentences of the site',
      label: `${text} · ${page}, ${label}`,
      href: path,
    })) ?? null
  );
}

/** What the site finds for these words: people, for who may search for them, and sentences. */
export function usePaletteResults(words: string, findsPeople: boolean) {
  const [found, setFound] = useState<Found | null>(null);
  const isAsked = words.length >= MIN_LENGTH;
  useEffect(() => {
    if (!isAsked) return;
    let isWanted = true;
    const waiting = setTimeout(async () => {
      const given = await Promise.all([findsPeople ? findPeople(words) : [], findSentences(words)]);
      if (!isWanted) return;
      setFound({ words, places: given.flatMap((places) => places ?? []), hasFailed: given.includes(null) });
    }, WAIT_MS);
    return () => {
      isWanted = false;
      clearTimeout(waiting);
    };
  }, [words, isAsked, findsPeople]);
  const isPending = isAsked && found?.words !== words;
  return { isPending, found: isAsked && !isPending ? found : null };
}
