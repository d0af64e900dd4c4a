import { query } from '../../support/api';
import { putRound } from '../../support/drawn-rounds';
import { putFirstRound } from '../../support/first-version-round';
import type { Site } from '../../support/site';
import { pagesWhile } from './texts';

type Kept = { round: number; at: Date; commitment: object; fingerprint: string };

/** Pages of these rounds are rendered anew. */
const touch = (site: Site) => query(site, 'update draw_rounds set updated_at = now()');

const committed = (site: Site) =>
  query<Kept>(
    site,
    'select round_id as round, committed_at as at, commitment, fingerprint from site.draw_commitments',
  );

async function store(site: Site, kept: Kept[], change: object = {}) {
  for (const { round, at, commitment, fingerprint } of kept)
    await query(
      site,
      'update site.draw_commitments set committed_at = $2, commitment = $3, fingerprint = $4 where round_id = $1',
      [round, at, JSON.stringify({ ...commitment, ...change }), fingerprint],
    );
  await touch(site);
}

/** Pages while nothing is committed to, and entries count. */
export async function withoutRounds(site: Site, paths: readonly string[]): Promise<string> {
  const kept = await committed(site);
  const states = await query<{ id: number; status: string }>(site, 'select id, status from draw_rounds');
  const remove = async () => {
    await query(site, `update draw_rounds set status = 'open' where status in ('committed', 'drawn')`);
    await query(
      site,
      'update site.draw_commitments set committed_at = null, commitment = null, fingerprint = null',
    );
    await touch(site);
  };
  const bringBack = async () => {
    for (const { id, status } of states)
      await query(site, 'update draw_rounds set status = $2::enum_draw_rounds_status where id = $1', [
        id,
        status,
      ]);
    await store(site, kept);
  };
  return pagesWhile(site, paths, remove, bringBack);
}

/** Pages while each round has one ticket. */
export async function withOneTicket(site: Site, paths: readonly string[]): Promise<string> {
  const kept = await committed(site);
  const one = () => store(site, kept, { tickets: 1, people: 1 });
  return pagesWhile(site, paths, one, () => store(site, kept));
}

/** What no seeded list has: one row, one free entry, each change by hand. */
const SOURCES = {
  lists: [{ account: 'tiktok', file: 'ab', rows: 1, taken: 1, known: 0, refused: 0, isOut: true }],
  freeTickets: 1,
  disqualifiedPeople: 2,
  byHand: ['free', 'joined', 'parted', 'admitted'].map((what) => ({ what, times: 2, reason: 'A test' })),
};

/** Rounds in every state, numbered from 1: a fresh site's, put there once. */
export async function plantRounds(site: Site) {
  const [first] = await query(site, 'select from draw_rounds limit 1');
  if (first) return;
  for (const state of ['published', 'committed', 'drawn', 'cancelled'] as const)
    await putRound(site, { title: 'Spring draw', state });
  await putFirstRound(site, { title: 'An old draw' });
  await putRound(site, { passedOver: 1 });
  await putRound(site, { passedOver: 99 });
  await putRound(site);
  const change = (text: string, values: unknown[] = []) => query(site, text, values);
  await change(`update site.draw_commitments set sources = $1, time_stamp = 'stamp' where round_id = 2`, [
    JSON.stringify(SOURCES),
  ]);
  await change(`update site.draw_commitments set sources = sources || '{"byHand":[]}' where round_id = 3`);
  await change(`update site.draw_places set account = 'free' where round_id = 6`);
  await change('update draw_rounds set closes_at = null where id = 4');
  // The last winner is another round's.
  await change('update draw_rounds set published_at = null where id in (7, 8)');
  await change(
    `update draw_rounds set status = 'cancelled', cancelled_at = now(), cancelled_for = 'A test' where id = 8`,
  );
}
