import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { type Transaction, withTransaction } from '@/db/transaction';
import { toHex } from '../../protocol/bytes';
import { type Commitment, fingerprintOf } from '../../protocol/commitment';
import { sha256 } from '../../protocol/sha256';
import { followOrder } from '../../protocol/ticket-list';
import { chunkWriter } from '../leaf-chunks';
import { enterState, lockRound, type RoundRow } from '../round-rows';
import { sealedList } from './sealed-list';

type Wish = {
  places: number;
  beacon: Commitment['beacon'];
  isLate: boolean;
  userId: number;
  username: string;
};

/** What staff asked for; null when it was done or given up already. */
async function pendingWish(tx: Transaction, round: number): Promise<Wish | null> {
  const { rows } = await tx.query<Wish>(
    `select places, beacon, (beacon->>'due')::timestamptz <= now() as "isLate",
       asked_by_id as "userId", asked_by as username
     from site.draw_commitments where round_id = $1 and committed_at is null and problem is null`,
    [round],
  );
  return rows[0] ?? null;
}

const FAILED = 'Committing went wrong on our side, each time. Nothing was published: commit again.';

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

/** Writes the list down and follows it as everybody who checks it will. */
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

async function commitTo(tx: Transaction, round: RoundRow, wish: Wish): Promise<void> {
  if (wish.isLate)
    return void (await giveUp(tx, round.id, 'The public value is out already: announce a later one.'));
  const secret = randomBytes(32);
  const listSecret = randomBytes(32);
  const { root, tickets, people } = await sealList(tx, round.id, listSecret);
  if (tickets === 0) return void (await giveUp(tx, round.id, 'There is no entry to draw from.'));
  const commitment: Commitment = {
    round: round.id,
    prize: oneLine(round.prize),
    rules: oneLine(round.rules),
    accounts: await accountKeys(tx, round.id),
    tickets,
    people,
    places: Math.min(wish.places, people),
    root: toHex(root),
    secretHash: toHex(sha256(secret)),
    beacon: wish.beacon,
    committedAt: new Date().toISOString(),
  };
  await tx.query('insert into site.draw_secrets (round_id, secret, list_secret) values ($1, $2, $3)', [
    round.id,
    secret,
    listSecret,
  ]);
  await tx.query(
    `update site.draw_commitments set committed_at = $2, commitment = $3, fingerprint = $4 where round_id = $1`,
    [round.id, commitment.committedAt, JSON.stringify(commitment), fingerprintOf(commitment)],
  );
  await enterState(tx, round, {
    state: 'committed',
    by: wish,
    details: `${commitment.tickets} tickets, ${commitment.people} people, root ${commitment.root}`,
  });
}

const commit = (pool: Pool, roundId: number): Promise<void> =>
  withTransaction(async (tx) => {
    const round = await lockRound(tx, roundId);
    const wish = await pendingWish(tx, roundId);
    if (!wish) return;
    if (round.state !== 'closed') return void (await giveUp(tx, roundId, 'The round is not closed.'));
    await commitTo(tx, round, wish);
  }, pool);

/**
 * Freezes a round's list and everything that is published of it, in one transaction: a worker that dies in the middle
 * leaves a closed round, and the queue runs this again. After the last try staff can commit anew.
 */
export async function commitDraw(
  pool: Pool,
  { roundId, isLastTry }: { roundId: number; isLastTry: boolean },
): Promise<void> {
  try {
    await commit(pool, roundId);
  } catch (error) {
    if (isLastTry) await giveUp(pool, roundId, FAILED).catch(() => undefined);
    throw error;
  }
}
