import { requireRole } from '@/core/server/session';
import { workPool } from '@/kit/db/pool';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { publicEndpoint, recordId } from '@/kit/server/public-endpoint';
import { file } from '@/kit/server/responses';
import { processSingleton } from '@/kit/shared/process-singleton';
import { MANAGERS, type PublicRound } from '../contract';
import { committedRound } from './committed-round';
import { countCall } from './count-call';
import { PERSON, unpackLeaves } from './leaf-chunks';
import { maskHandle } from './mask-handle';
import { readDrawnRound } from './rounds.queries';

type Chunk = { leaves: Buffer; people: Buffer | null };

/** All rows of a million tickets together would be 40 MB. */
const AT_ONCE = 64;
const CHUNKS = `select list.leaves, own.people
  from site.draw_leaves as list left join site.draw_leaf_people as own using (round_id, chunk)
  where round_id = $1 and chunk >= $2 and chunk < $3 order by chunk`;

/** One handle represents a person who has several. */
const HANDLES = `select distinct on (person_id) person_id as id, handle from site.draw_entries
  where round_id = $1 order by person_id, account, nth`;

async function* readChunks(round: number): AsyncGenerator<Chunk, void> {
  for (let from = 0; ; from += AT_ONCE) {
    const { rows } = await workPool().query<Chunk>(CHUNKS, [round, from, from + AT_ONCE]);
    yield* rows;
    if (rows.length < AT_ONCE) return;
  }
}

async function maskedHandles(round: number): Promise<Map<number, string>> {
  const { rows } = await workPool().query<{ id: number; handle: string }>(HANDLES, [round]);
  return new Map(rows.map(({ id, handle }) => [id, maskHandle(handle)]));
}

async function makeText(round: number): Promise<string> {
  const masked = await maskedHandles(round);
  const people: { tickets: number; name: string | undefined }[] = [];
  for await (const { leaves, people: ids } of readChunks(round)) {
    for (const [at, { person }] of unpackLeaves(leaves).entries()) {
      const known = people[person];
      if (known) known.tickets += 1;
      else people[person] = { tickets: 1, name: ids ? masked.get(ids.readUInt32BE(at * PERSON)) : undefined };
    }
  }
  return people.map(({ tickets, name }) => (name ? `${tickets} ${name}\n` : `${tickets}\n`)).join('');
}

/** Everybody who watches a draw asks within seconds; and a person who is erased disappears within a minute. */
const FRESH_MS = 60_000;
/** Number of recently spun rounds. */
const MAX_CACHED = 2;
type Cached = { text: Promise<string>; until: number };
const cache = () => processSingleton('draw-wheels', () => new Map<number, Cached>());

/**
 * One line per person, in the order of the published list: the number of tickets, and the masked handle unless it was
 * erased. Built once for all viewers.
 */
function wheelText(round: number): Promise<string> {
  const cached = cache();
  const known = cached.get(round);
  if (known && Date.now() < known.until) return known.text;
  const text = makeText(round);
  cached.delete(round);
  cached.set(round, { text, until: Date.now() + FRESH_MS });
  text.catch(() => cached.delete(round));
  for (const old of [...cached.keys()].slice(0, -MAX_CACHED)) cached.delete(old);
  return text;
}

const sendNames = async ({ id }: PublicRound) => file(await wheelText(id), 'text/plain; charset=utf-8');

/** GET: who is on the wheel of a published round, with masked handles. */
export const wheelEndpoint = publicEndpoint({
  GET: async (call) => {
    await countCall(call, 'files');
    const round = await committedRound(call);
    if (round.state !== 'published') throw new EndpointError('not-found');
    return sendNames(round);
  },
});

/** GET: the same for a drawn round, also masked: staff show it to an audience before they publish. */
export const presentationWheelEndpoint = publicEndpoint({
  GET: async (call) => {
    await requireRole(call, MANAGERS);
    const round = await readDrawnRound(recordId(call));
    if (!round) throw new EndpointError('not-found');
    return sendNames(round);
  },
});
