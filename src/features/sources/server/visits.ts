import { dayCounter, dayCountsEndpoint } from '@/core/server/day-counts';
import { visitRequest } from '@/core/shared/via';
import { requestPool } from '@/kit/db/pool';
import { cachedRead } from '@/kit/server/cached-read';
import { isCountable } from '@/kit/server/countable';
import { publicEndpoint, withJson } from '@/kit/server/public-endpoint';
import { json } from '@/kit/server/responses';

const VISITS = {
  table: 'site.source_visits',
  of: 'source_id',
  counted: 'visits',
  records: 'sources',
} as const;

type Source = { id: number; code: string; name: string };

/** All of them at once: a code that nobody made, of which anybody can send any number, costs no statement. */
const readSources = cachedRead('sources', 1000, async () => {
  const { rows } = await requestPool().query<Source>('select id, code, name from sources');
  return new Map(rows.map((source) => [source.code, source]));
});

const countVisit = dayCounter(VISITS);

/** POST: a page was opened with a code. The answer is what the visitor reads; a code that nobody made is not counted. */
export const visitEndpoint = publicEndpoint({
  POST: withJson(visitRequest, async ({ code, again }, { headers, address }) => {
    const source = (await readSources()).get(code);
    if (source && !again && isCountable(headers, address)) await countVisit(source.id);
    return json({ name: source?.name ?? null });
  }),
});

/** GET …/sources/<id>/visits: how often people came with its code, per day. */
export const visitsEndpoint = dayCountsEndpoint(VISITS);
