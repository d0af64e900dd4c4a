import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { type Transaction, withTransaction } from '@/kit/db/transaction';
import { toHex } from '../../protocol/bytes';
import { type Commitment, fingerprintOf } from '../../protocol/commitment';
import { FREE_ENTRY } from '../../protocol/entry';
import { dueOf, LEAST_AHEAD_MS, QUICKNET } from '../../protocol/quicknet';
import { type Sources, sourcesHash } from '../../protocol/sources';
import { followOrder } from '../../protocol/ticket-list';
import { chunkWriter } from '../leaf-chunks';
import { enterState, lockRound, type RoundRow } from '../round-rows';
import { sealSecret } from '../seal-secret';
import { queueFetch } from '../value/queue-fetch';
import { sealedList } from './sealed-list';

const LISTS = `select account, coalesce(sha256, 'unknown') as file, rows, added as taken, known, bad as refused,
    state = 'gone' as "isOut"
  from site.draw_lists where round_id = $1 and state in ('done', 'gone') order by id`;

const COUNTS = `select
    (select count(*) from site.draw_entries as e
       join site.draw_people as p on p.id = e.person_id and p.disqualified_at is null
     where e.round_id = $1 and e.account = '${FREE_ENTRY}')::integer as "freeTickets",
    (select count(*) from site.draw_people
     where round_id = $1 and disqualified_at is not null)::integer as "disqualifiedPeople"`;

const BY_HAND = `select what, count(*)::integer as times, reason from site.draw_hand_changes
  where round_id = $1 group by what, reason order by what collate "C", reason collate "C"`;

/** The sources of a round's tickets, as published with the commitment. */
async function readSources(tx: Transaction, round: number): Promise<Sources> {
  const { rows: lists } = await tx.query<Sources['lists'][number]>(LISTS, [round]);
  const { rows: counts } = await tx.query<Pick<Sources, 'freeTickets' | 'disqualifiedPeople'>>(COUNTS, [
    round,
  ]);
  const { rows: byHand } = await tx.query<Sources['byHand'][number]>(BY_HAND, [round]);
  return { lists, ...(counts[0] ?? { freeTickets: 0, disqualifiedPeople: 0 }), byHand };
}

type Asked = {
  places: number;
  /** A drand round. */
  round: number;
  userId: number;
  username: string;
};

/** The transaction rolls back what was written of the list. */
class CannotCommit extends Error {}

/** The request of staff; null when it was carried out or abandoned. */
async function pending(tx: Transaction, round: number): Promise<Asked | null> {
  const { rows } = await tx.query<Asked>(
    `select places, drand_round::float8 as round, asked_by_id as "userId", asked_by as username
     from site.draw_commitments where round_id = $1 and committed_at is null and problem is null`,
    [round],
  );
  return rows[0] ?? null;
}

const FAILED = 'Committing failed on our side every time. Nothing was published: commit again.';

const giveUp = (db: Pick<Transaction, 'query'>, round: number, problem: string) =>
  db.query('update site.draw_commitments set problem = $2 where round_id = $1 and committed_at is null', [
    round,
    problem,
  ]);

async function accountKeys(tx: Transaction, round: number): Promise<string[]> {
  const { rows } = await tx.query<{ key: string }>(
    'select key from site.draw_accounts where round_id = $1 order by key collate "C"',
    [round],
  );
  return rows.map(({ key }) => key);
}

/** Stores the list, and checks it the way everybody else will. */
async function sealList(tx: Transaction, round: number, listSecret: Uint8Array) {
  const order = followOrder();
  const writer = chunkWriter(tx, round);
  for await (const leaves of sealedList(tx, round, listSecret)) {
    for (const leaf of leaves) order.add(leaf);
    await writer.add(leaves);
  }
  const root = await writer.end();
  if (!order.isCanonical()) throw new Error(`The list of round ${round} is not in canonical order`);
  return { root, tickets: order.tickets(), people: order.people() };
}

const oneLine = (value: string) => value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** By the database's clock, when the list is hashed: it cannot change after this time. */
async function committedAt(tx: Transaction, due: string): Promise<string> {
  const { rows } = await tx.query<{ now: Date }>('select clock_timestamp() as now');
  const now = rows[0]?.now as Date;
  if (now.getTime() + LEAST_AHEAD_MS > Date.parse(due))
    throw new CannotCommit('The public value would now come out too soon: choose a later time.');
  return now.toISOString();
}

async function commitTo(tx: Transaction, round: RoundRow, asked: Asked): Promise<void> {
  const listSecret = randomBytes(32);
  const { root, tickets, people } = await sealList(tx, round.id, listSecret);
  if (tickets === 0) throw new CannotCommit('There is no entry to draw from.');
  const sources = await readSources(tx, round.id);
  const due = dueOf(asked.round);
  const commitment: Commitment = {
    round: round.id,
    title: oneLine(round.title),
    prize: oneLine(round.prize),
    rules: oneLine(round.rules),
    accounts: await accountKeys(tx, round.id),
    tickets,
    people,
    places: Math.min(asked.places, people),
    root: toHex(root),
    sources: sourcesHash(sources),
    drand: { chain: QUICKNET.chain, round: asked.round, due },
    committedAt: await committedAt(tx, due),
  };
  await tx.query('insert into site.draw_secrets (round_id, list_secret) values ($1, $2)', [
    round.id,
    sealSecret(round.id, listSecret),
  ]);
  const fingerprint = fingerprintOf(commitment);
  await tx.query(
    `update site.draw_commitments set committed_at = $2, commitment = $3, fingerprint = $4, sources = $5
     where round_id = $1`,
    [round.id, commitment.committedAt, JSON.stringify(commitment), fingerprint, JSON.stringify(sources)],
  );
  await queueFetch(tx, round.id, due);
  await enterState(tx, round, {
    state: 'committed',
    by: asked,
    details: `${commitment.tickets} tickets, ${commitment.people} people, fingerprint ${fingerprint}`,
  });
}

const commit = (pool: Pool, roundId: number): Promise<void> =>
  withTransaction(async (tx) => {
    const round = await lockRound(tx, roundId);
    const asked = await pending(tx, roundId);
    if (!asked) return;
    if (round.state !== 'closed') return void (await giveUp(tx, roundId, 'The round is not closed.'));
    await commitTo(tx, round, asked);
  }, pool);

/**
 * Freezes a round's list and everything that is published of it, in one transaction. A worker that dies midway leaves
 * a closed round, and the queue runs this again. After the last attempt staff can commit again.
 */
export async function commitDraw(
  pool: Pool,
  { roundId, isLastTry }: { roundId: number; isLastTry: boolean },
): Promise<void> {
  try {
    await commit(pool, roundId);
  } catch (error) {
    if (error instanceof CannotCommit) return void (await giveUp(pool, roundId, error.message));
    if (isLastTry) await giveUp(pool, roundId, FAILED).catch(() => undefined);
    throw error;
  }
}
