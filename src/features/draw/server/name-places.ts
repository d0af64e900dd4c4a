import type { Transaction } from '@/kit/db/transaction';
import { compareBytes } from '../protocol/bytes';
import { type Entry, entryHash, saltOf } from '../protocol/entry';
import type { Place } from '../protocol/ranking';
import { CHUNK, unpackLeaves } from './leaf-chunks';
import { maskHandle } from './mask-handle';

export type NamedPlace = Place & { account: string; handle: string; masked: string };

type Question = { round: number; listSecret: Uint8Array; places: readonly Place[] };

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
  const { rows: entries } = await tx.query<Entry>(
    'select account, handle, nth from site.draw_entries where round_id = $1 and person_id = $2',
    [round, chunk.people.readUInt32BE((ticket % CHUNK) * 4)],
  );
  return { hash: leaf.hash, entries };
}

/** Names the owners of the drawn tickets. @returns null when an entry differs from the committed one */
export async function namePlaces(
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
