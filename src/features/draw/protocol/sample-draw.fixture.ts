import { fromHex, toHex } from './bytes';
import { type Commitment, fingerprintOf } from './commitment';
import { type Entry, entryHash, PROTOCOL, saltOf } from './entry';
import type { DrawFacts } from './facts';
import { leafLine } from './leaves-file';
import type { Leaf } from './merkle';
import { rankPeople } from './ranking';
import { sha256 } from './sha256';
import { drawnTickets } from './stream';
import { followList } from './ticket-list';

export const LIST_SECRET = fromHex('11'.repeat(32));
const SECRET = fromHex('22'.repeat(32));

/** A published round: people `p0`, `p1` … with one to three tickets each. */
export function sampleDraw(people: number) {
  const entries = Array.from({ length: people }, (_, person) =>
    Array.from({ length: 1 + (person % 3) }, (_, at): Entry & { person: number } => ({
      account: ['instagram', 'tiktok', 'x'][at] as string,
      handle: `p${person}`,
      nth: 1,
      person,
    })),
  ).flat();
  const hashed = entries
    .map(({ person, ...entry }) => ({ person, entry, hash: entryHash(saltOf(LIST_SECRET, entry), entry) }))
    .sort((one, other) => (toHex(one.hash) < toHex(other.hash) ? -1 : 1));
  const numbers = new Map<number, number>();
  for (const { person } of hashed) if (!numbers.has(person)) numbers.set(person, numbers.size);
  const leaves: Leaf[] = hashed.map(({ person, hash }) => ({ person: numbers.get(person) as number, hash }));
  const list = followList();
  for (const leaf of leaves) list.add(leaf);
  const commitment: Commitment = {
    round: 3,
    prize: '$250',
    rules: '1',
    accounts: ['instagram', 'tiktok', 'x'],
    tickets: leaves.length,
    people,
    places: Math.min(5, people),
    root: toHex(list.root()),
    secretHash: toHex(sha256(SECRET)),
    beacon: {
      kind: 'lottery',
      what: 'Numbers',
      address: 'https://lottery.example/',
      due: '2027-03-01T12:00:00.000Z',
    },
    committedAt: '2027-02-20T09:30:00.000Z',
  };
  const fingerprint = fingerprintOf(commitment);
  const beacon = '3 14 15 92 65';
  const drawn = drawnTickets({ secret: SECRET, fingerprint, beacon }, leaves.length);
  const facts: DrawFacts = {
    protocol: PROTOCOL,
    title: 'Sample',
    accounts: [],
    commitment,
    fingerprint,
    draw: {
      secret: toHex(SECRET),
      beacon,
      drawnAt: '2027-03-01T12:30:00.000Z',
      places: rankPeople(drawn, list.personOf, commitment.places),
      passedOver: [],
    },
  };
  return { facts, leaves, lines: leaves.map(leafLine), entries: hashed.map(({ entry }) => entry) };
}
