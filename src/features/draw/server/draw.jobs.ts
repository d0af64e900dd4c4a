import { z } from 'zod';
import type { FeatureJobs } from '@/core/server/server-feature';
import { commitDraw } from './commit/commit-draw.job';
import { drawRound } from './draw-round.job';
import { eraseEntries } from './erase-entries.job';
import { importList } from './lists/import-list.job';
import { sweepLists } from './lists/sweep-lists.job';
import { sealStoredSecrets } from './seal-secret';
import { fetchValue } from './value/fetch-value.job';

const listPayload = z.object({ listId: z.number().int() });
const roundPayload = z.object({ roundId: z.number().int() });

export const drawJobs: FeatureJobs = {
  queued: {
    'import-list': (pool, payload, isLastTry) =>
      importList(pool, { ...listPayload.parse(payload), isLastTry }),
    'commit-draw': (pool, payload, isLastTry) =>
      commitDraw(pool, { ...roundPayload.parse(payload), isLastTry }),
    'draw-round': (pool, payload, isLastTry) =>
      drawRound(pool, { ...roundPayload.parse(payload), isLastTry }),
    'fetch-draw-value': (pool, payload) => fetchValue(pool, roundPayload.parse(payload).roundId),
  },
  tidyUp: [sealStoredSecrets, sweepLists],
  erase: [eraseEntries],
};
