import { fromHex, toHex } from './bytes';
import { type Commitment, fingerprintOf } from './commitment';
import { type DrawEntry, entryHash, PROTOCOL, saltOf } from './entry';
import type { DrawFacts } from './facts';
import { leafLine } from './leaves-file';
import type { Leaf } from './merkle';
import { dueOf, QUICKNET } from './quicknet';
import { ROUND_1000 } from './quicknet.fixture';
import { rankPeople } from './ranking';
import { sha256 } from './sha256';
import { type Sources, sourcesHash } from './sources';
import { drawnTickets, seedOf } from './stream';
import { followList } from './ticket-list';

export const LIST_SECRET = fromHex('11'.repeat(32));

/** People `p0`, `p1` … with one to three tickets each. */
function sampleList(people: number) {
  const entries = Array.from({ length: people }, (_, person) =>
    Array.from({ length: 1 + (person % 3) }, (_, at): DrawEntry & { person: number } => ({
      account: ['instagram', 'tiktok', 'x'][at] as string,
      handle: `p${person}`,
      nth: 1,
      person,
    })),
  ).flat();
  const hashed = entries
    .map(({ person, ...entry }) => {
      const hash = entryHash(saltOf(LIST_SECRET, entry), entry);
      return { person, entry, hash };
    })
    .sort((one, other) => (toHex(one.hash) < toHex(other.hash) ? -1 : 1));
  const numbers = new Map<number, number>();
  for (const { person } of hashed) if (!numbers.has(person)) numbers.set(person, numbers.size);
  const leaves: Leaf[] = hashed.map(({ person, hash }) => ({ person: numbers.get(person) as number, hash }));
  const list = followList();
  for (const leaf of leaves) list.add(leaf);
  const fixed = {
    round: 3,
    prize: '$250',
    rules: '1',
    accounts: ['instagram', 'tiktok', 'x'],
    tickets: leaves.length,
    people,
    places: Math.min(5, people),
    root: toHex(list.root()),
  };
  return { list, leaves, lines: leaves.map(leafLine), entries: hashed.map(({ entry }) => entry), fixed };
}

const SOURCES: Sources = {
  lists: [
    {
      account: 'instagram',
      file: toHex(sha256(new Uint8Array([1]))),
      rows: 50,
      taken: 40,
      known: 8,
      refused: 2,
      isOut: false,
    },
  ],
  freeTickets: 0,
  disqualifiedPeople: 1,
  byHand: [{ what: 'disqualified', times: 1, reason: 'Works for us' }],
};

/** A published round, drawn with the real round 1000. */
export function sampleDraw(people: number) {
  const { fixed, ...sample } = sampleList(people);
  const { round, signature } = ROUND_1000;
  const commitment: Commitment = {
    ...fixed,
    title: 'Sample',
    sources: sourcesHash(SOURCES),
    drand: { chain: QUICKNET.chain, round, due: dueOf(round) },
    committedAt: '2023-08-23T15:50:00.000Z',
  };
  const fingerprint = fingerprintOf(commitment);
  const drawn = drawnTickets(seedOf(fingerprint, signature), commitment.tickets);
  const facts: DrawFacts = {
    protocol: PROTOCOL,
    title: 'Sample',
    accounts: [],
    commitment,
    fingerprint,
    sources: SOURCES,
    timeStamp: null,
    draw: {
      signature,
      drawnAt: '2023-08-23T16:00:00.000Z',
      places: rankPeople(drawn, sample.list.personOf, commitment.places),
      passedOver: [],
    },
  };
  return { ...sample, facts };
}
