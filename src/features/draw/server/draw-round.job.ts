import type { Pool } from 'pg';
import { type Transaction, withTransaction } from '@/kit/db/transaction';
import { compareBytes, toHex } from '../protocol/bytes';
import { type Commitment, fingerprintOf } from '../protocol/commitment';
import { type DrawEntry, entryHash, saltOf } from '../protocol/entry';
import { type DrawPlace, rankPeople, ticketNumber } from '../protocol/ranking';
import { isSignatureOf } from '../protocol/signature';
import { drawnTickets, seedOf } from '../protocol/stream';
import { type CommittedTicketList, followList } from '../protocol/ticket-list';
import { CHUNK, readLeaves, unpackLeaves } from './leaf-chunks';
import { maskHandle } from './mask-handle';
import { enterState, lockRound } from './round-rows';
import { openSecret, UnreadableSecret } from './seal-secret';

type NamedPlace = DrawPlace & { account: string; handle: string; masked: string };

type Question = { round: number; listSecret: Uint8Array; places: readonly DrawPlace[] };

/** The hash of a ticket, and the entries of its person in the database. */
async function behind(tx: Transaction, round: number, ticket: number) {
  const { rows } = await tx.query<{ leaves: Buffer; people: Buffer }>(
    `select leaves, people from site.draw_leaves join site.draw_leaf_people using (round_id, chunk)
     where round_id = $1 and chunk = $2`,
    [round, Math.floor(ticket / CHUNK)],
  );
  const [chunk] = rows;
  const leaf = chunk && unpackLeaves(chunk.leaves)[ticket % CHUNK];
  if (!leaf) return null;
  const { rows: entries } = await tx.query<DrawEntry>(
    'select account, handle, nth from site.draw_entries where round_id = $1 and person_id = $2',
    [round, chunk.people.readUInt32BE((ticket % CHUNK) * 4)],
  );
  return { hash: leaf.hash, entries };
}

/** Names the owners of the drawn tickets. @returns null when an entry differs from the committed one */
async function namePlaces(
  tx: Transaction,
  { round, listSecret, places }: Question,
): Promise<NamedPlace[] | null> {
  const named: NamedPlace[] = [];
  for (const place of places) {
    const found = await behind(tx, round, place.ticket);
    const entry = found?.entries.find(
      (one) => compareBytes(entryHash(saltOf(listSecret, one), one), found.hash) === 0,
    );
    if (!entry) return null;
    const { account, handle } = entry;
    named.push({ ...place, account, handle, masked: maskHandle(handle) });
  }
  return named;
}

const ALTERED =
  'What is stored is not what was committed to, so nothing was drawn. Cancel this round and look into it.';

const FAILED = 'The draw failed on our side every time. Nothing was drawn: enter the same value again.';

const UNREADABLE =
  'The secret that sealed this list is missing, so nobody can tell who was drawn. Bring it back (DATA_DIR/secrets.json, or the PAYLOAD_SECRET of that time) and restart.';

const giveUp = (db: Pick<Transaction, 'query'>, round: number, problem: string) =>
  db.query('update site.draw_results set problem = $2 where round_id = $1 and drawn_at is null', [
    round,
    problem,
  ]);

type Asked = {
  commitment: Commitment;
  fingerprint: string;
  signature: string;
  listSecret: Buffer;
  /** Null if the worker fetched the value. */
  userId: number | null;
  username: string | null;
};

/** The request of staff; null when it was carried out or abandoned. */
async function pending(tx: Transaction, round: number): Promise<Asked | null> {
  const { rows } = await tx.query<Asked>(
    `select commitment, fingerprint, signature, list_secret as "listSecret",
       result.asked_by_id as "userId", result.asked_by as username
     from site.draw_results as result join site.draw_commitments using (round_id)
       join site.draw_secrets using (round_id)
     where round_id = $1 and drawn_at is null and result.problem is null and signature is not null`,
    [round],
  );
  return rows[0] ?? null;
}

async function wholeList(tx: Transaction, round: number): Promise<CommittedTicketList> {
  const list = followList();
  for await (const leaves of readLeaves(tx, round)) for (const leaf of leaves) list.add(leaf);
  return list;
}

const isAsCommitted = ({ commitment, fingerprint, signature }: Asked, list: CommittedTicketList) =>
  toHex(list.root()) === commitment.root &&
  list.isCanonical() &&
  fingerprintOf(commitment) === fingerprint &&
  isSignatureOf(commitment.drand.round, signature);

function placesOf({ fingerprint, signature, commitment }: Asked, list: CommittedTicketList): DrawPlace[] {
  const drawn = drawnTickets(seedOf(fingerprint, signature), list.tickets());
  return rankPeople(drawn, list.personOf, commitment.places);
}

const draw = (pool: Pool, roundId: number): Promise<void> =>
  withTransaction(async (tx) => {
    const round = await lockRound(tx, roundId);
    const asked = await pending(tx, roundId);
    if (!asked || round.state !== 'committed') return;
    const list = await wholeList(tx, roundId);
    const named = isAsCommitted(asked, list)
      ? await namePlaces(tx, {
          round: roundId,
          listSecret: openSecret(roundId, asked.listSecret),
          places: placesOf(asked, list),
        })
      : null;
    if (!named) return void (await giveUp(tx, roundId, ALTERED));
    await tx.query(
      `insert into site.draw_places (round_id, place, ticket, person, account, handle, masked)
       select $1, place, ticket, person, account, handle, masked from json_to_recordset($2::json)
         as drawn(place int, ticket int, person int, account text, handle text, masked text)`,
      [roundId, JSON.stringify(named)],
    );
    await tx.query('update site.draw_results set drawn_at = now() where round_id = $1', [roundId]);
    const [winner] = named;
    const first = winner ? `ticket ${ticketNumber(winner.ticket)}` : 'nobody';
    await enterState(tx, round, {
      state: 'drawn',
      by: asked.userId === null ? null : { userId: asked.userId, username: asked.username ?? '' },
      details: `value ${asked.signature}; first place: ${first}`,
    });
  }, pool);

/**
 * Draws a committed round, once: the places and the new state are one transaction, and there is one public value. A
 * worker that dies midway leaves a committed round, and the queue runs this again. After the last attempt staff can
 * have it drawn again, with the same value.
 */
export async function drawRound(
  pool: Pool,
  { roundId, isLastTry }: { roundId: number; isLastTry: boolean },
): Promise<void> {
  try {
    await draw(pool, roundId);
  } catch (error) {
    if (error instanceof UnreadableSecret) return void (await giveUp(pool, roundId, UNREADABLE));
    if (isLastTry) await giveUp(pool, roundId, FAILED).catch(() => undefined);
    throw error;
  }
}
