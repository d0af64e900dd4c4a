import { compareBytes, toHex, utf8 } from '../../src/features/draw/protocol/bytes';
import { type Commitment, fingerprintOf } from '../../src/features/draw/protocol/commitment';
import { type DrawEntry, entryHash, saltOf } from '../../src/features/draw/protocol/entry';
import type { FirstCommitment } from '../../src/features/draw/protocol/first-version';
import { type Leaf, rootOf } from '../../src/features/draw/protocol/merkle';
import { dueOf, QUICKNET } from '../../src/features/draw/protocol/quicknet';
import { ROUND_1000 } from '../../src/features/draw/protocol/quicknet.fixture';
import { type DrawPlace, rankPeople } from '../../src/features/draw/protocol/ranking';
import { sha256 } from '../../src/features/draw/protocol/sha256';
import { type Sources, sourcesHash } from '../../src/features/draw/protocol/sources';
import { drawnTickets, seedOf } from '../../src/features/draw/protocol/stream';
import { followList } from '../../src/features/draw/protocol/ticket-list';
import { CHUNK, packLeaves, subtreeRootsOf } from '../../src/features/draw/server/leaf-chunks';
import { maskHandle } from '../../src/features/draw/server/mask-handle';
import { query } from './api';

const LIST_SECRET = sha256(utf8('the salt of the tests'));
/** In the year 2029: a committed round waits for it. */
const LATER = 60_000_000;
const SOURCES: Sources = {
  lists: [
    {
      account: 'instagram',
      file: toHex(sha256(utf8('a'))),
      rows: 44,
      taken: 41,
      known: 1,
      refused: 2,
      isOut: false,
    },
    {
      account: 'tiktok',
      file: toHex(sha256(utf8('b'))),
      rows: 16,
      taken: 16,
      known: 0,
      refused: 0,
      isOut: false,
    },
  ],
  freeTickets: 0,
  disqualifiedPeople: 1,
  byHand: [{ what: 'disqualified', times: 1, reason: 'Works for us' }],
};
const ACCOUNTS = [
  { key: 'instagram', label: 'Follow us on Instagram', url: 'https://www.instagram.com/colonnade' },
  { key: 'tiktok', label: 'Follow us on TikTok', url: 'https://www.tiktok.com/@colonnadeapp' },
];

type Site = { databaseUrl: string };
type State = 'committed' | 'drawn' | 'published' | 'cancelled';
export type RoundOptions = {
  title?: string;
  state?: State;
  /** This many of the first places are passed over. */
  passedOver?: number;
  /** As rounds were stored before subtree roots were. */
  isOld?: boolean;
};

/** A ticket, and who has it. */
export type Ticket = { person: number; entry: DrawEntry };

/** What is stored of a round besides its row. */
export type StoredRound = {
  commitment: Commitment | FirstCommitment;
  fingerprint: string;
  sources: Sources | null;
  secret: Buffer | null;
  /** In the order of the list. */
  tickets: readonly Ticket[];
  leaves: readonly Leaf[];
  value: { beacon: string } | { signature: string };
  places: readonly DrawPlace[];
};

/** Sam follows both accounts, Ana one; of the others every third follows both. */
function entriesOf(others: number): Ticket[] {
  const follow = (person: number, handle: string, accounts: string[]) =>
    accounts.map((account) => ({ person, entry: { account, handle, nth: 1 } }));
  const all = ACCOUNTS.map(({ key }) => key);
  return [
    ...follow(1, 'sam', all),
    ...follow(2, 'ana.lopez', ['tiktok']),
    ...Array.from({ length: others }, (_, at) =>
      follow(at + 3, `member${at + 1}`, at % 3 === 0 ? all : ['instagram']),
    ).flat(),
  ];
}

/** The list as it would be sealed, and who is behind each ticket. */
function seal(others: number) {
  const tickets = entriesOf(others)
    .map((one) => ({
      ...one,
      hash: entryHash(saltOf(LIST_SECRET, one.entry), one.entry),
    }))
    .sort((one, other) => compareBytes(one.hash, other.hash));
  const numbers = new Map<number, number>();
  const leaves = tickets.map(({ person, hash }) => {
    if (!numbers.has(person)) numbers.set(person, numbers.size);
    return { person: numbers.get(person) as number, hash };
  });
  const list = followList();
  for (const leaf of leaves) list.add(leaf);
  return { tickets, leaves, list };
}

async function putList(site: Site, round: number, { tickets, leaves }: StoredRound, isOld: boolean) {
  const rows = (values: object[]) => JSON.stringify(values);
  await query(
    site,
    `insert into site.draw_accounts (round_id, key, label, url, link_id, place)
     select $1, key, label, url, 0, 0 from json_to_recordset($2::json) as one(key text, label text, url text)`,
    [round, rows(ACCOUNTS)],
  );
  const ids = await query<{ id: number }>(
    site,
    `insert into site.draw_people (round_id) select $1 from generate_series(1, $2::int) returning id`,
    [round, Math.max(...tickets.map(({ person }) => person))],
  );
  const idOf = (person: number) => ids[person - 1]?.id as number;
  await query(
    site,
    `insert into site.draw_entries (round_id, account, handle, nth, person_id)
     select $1, account, handle, nth, person from json_to_recordset($2::json)
       as one(account text, handle text, nth int, person int)`,
    [round, rows(tickets.map(({ person, entry }) => ({ ...entry, person: idOf(person) })))],
  );
  for (let chunk = 0; chunk * CHUNK < leaves.length; chunk += 1) {
    const own = leaves.slice(chunk * CHUNK, (chunk + 1) * CHUNK);
    const subtreeRoots = subtreeRootsOf(own);
    const people = Buffer.alloc(own.length * 4);
    for (const at of own.keys()) people.writeUInt32BE(idOf(tickets[chunk * CHUNK + at]?.person ?? 0), at * 4);
    const first = Buffer.from(own[0]?.hash ?? []);
    await query(site, 'insert into site.draw_leaves values ($1, $2, $3, $4, $5, $6)', [
      round,
      chunk,
      first,
      Buffer.from(rootOf(subtreeRoots)),
      packLeaves(own),
      isOld ? null : Buffer.concat(subtreeRoots),
    ]);
    await query(site, 'insert into site.draw_leaf_people values ($1, $2, $3)', [round, chunk, people]);
  }
}

async function putDraw(
  site: Site,
  round: number,
  { tickets, value, places }: StoredRound,
  passedOver: number,
) {
  const drawn = places.map((one) => {
    const { account, handle } = (tickets[one.ticket] as Ticket).entry;
    return { ...one, account, handle, masked: maskHandle(handle) };
  });
  await query(
    site,
    `insert into site.draw_results (round_id, asked_by_id, asked_by, beacon, signature, drawn_at)
     values ($1, 1, 'admin', $2::json->>'beacon', $2::json->>'signature', '2026-03-01T18:05:00Z')`,
    [round, JSON.stringify(value)],
  );
  await query(
    site,
    `insert into site.draw_places (round_id, place, ticket, person, account, handle, masked, passed_over_at, passed_over_for)
     select $1, place, ticket, person, account, handle, masked,
       case when place <= $3 then timestamptz '2026-03-09T09:00:00Z' end, case when place <= $3 then 'No answer within 7 days' end
     from json_to_recordset($2::json)
       as one(place int, ticket int, person int, account text, handle text, masked text)`,
    [round, JSON.stringify(drawn), passedOver],
  );
  return drawn;
}

/** A round written directly to the database: no worker needed. */
export async function storeRound(
  site: Site,
  { title = 'Spring draw', state = 'published', passedOver = 0, isOld = false }: RoundOptions,
  contentsOf: (id: number) => StoredRound,
) {
  const [row] = await query<{ id: number }>(
    site,
    `insert into draw_rounds (title, prize, rules, status, closes_at, published_at, cancelled_at, cancelled_for)
     values ($1, '$250', '1', $2::text::enum_draw_rounds_status, '2026-03-01T10:00:00Z',
       case when $2 = 'published' then timestamptz '2026-03-01T18:30:00Z' end,
       case when $2 = 'cancelled' then timestamptz '2026-03-01T13:00:00Z' end,
       case when $2 = 'cancelled' then 'A list was read twice' end)
     returning id`,
    [title, state],
  );
  const id = row?.id ?? 0;
  const stored = contentsOf(id);
  const { commitment, fingerprint, sources, secret } = stored;
  await query(
    site,
    `insert into site.draw_commitments
       (round_id, asked_by_id, asked_by, places, sources, committed_at, commitment, fingerprint)
     values ($1, 1, 'admin', $2, $3, $4, $5, $6)`,
    [
      id,
      commitment.places,
      sources && JSON.stringify(sources),
      commitment.committedAt,
      JSON.stringify(commitment),
      fingerprint,
    ],
  );
  await query(site, 'insert into site.draw_secrets values ($1, $2, $3)', [
    id,
    secret,
    Buffer.from(LIST_SECRET),
  ]);
  await putList(site, id, stored, isOld);
  const isDrawn = state === 'drawn' || state === 'published';
  const places = isDrawn ? await putDraw(site, id, stored, passedOver) : [];
  // Updating this row invalidates pages that were rendered meanwhile.
  await query(site, 'update draw_rounds set updated_at = now() where id = $1', [id]);
  return { id, fingerprint, places };
}

/**
 * A round as the back office would leave it.
 * @param others how many in addition to Sam and Ana
 */
export function putRound(site: Site, { others = 40, ...options }: RoundOptions & { others?: number } = {}) {
  const { title = 'Spring draw', state } = options;
  return storeRound(site, options, (round) => {
    const { list, ...sealed } = seal(others);
    const drandRound = state === 'committed' ? LATER : ROUND_1000.round;
    const commitment: Commitment = {
      round,
      title,
      prize: '$250',
      rules: '1',
      accounts: ACCOUNTS.map(({ key }) => key),
      tickets: list.tickets(),
      people: list.people(),
      places: Math.min(11, list.people()),
      root: toHex(list.root()),
      sources: sourcesHash(SOURCES),
      drand: { chain: QUICKNET.chain, round: drandRound, due: dueOf(drandRound) },
      committedAt: '2023-08-23T15:50:00.000Z',
    };
    const fingerprint = fingerprintOf(commitment);
    const { signature } = ROUND_1000;
    const drawn = drawnTickets(seedOf(fingerprint, signature), list.tickets());
    return {
      commitment,
      fingerprint,
      sources: SOURCES,
      secret: null,
      ...sealed,
      value: { signature },
      places: rankPeople(drawn, list.personOf, commitment.places),
    };
  });
}
