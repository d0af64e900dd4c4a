import { fromHex } from '../../src/features/draw/protocol/bytes';
import type { FirstCommitment } from '../../src/features/draw/protocol/first-version';
import { type RoundOptions, storeRound, type Ticket } from './drawn-rounds';

/** A round of the first version, as the site stored it then: its eight tickets, in the order of their hashes. */
const LEAVES = [
  ['0', '125da03654fea3d14c1ce32237955dbe9e02c8596b1119d086f8254e10200795'],
  ['1', '245d54c660be37dd135faabff4ba0861ae8076b86ffdc8187ff87adbf8d9f570'],
  ['2', '435ef0428e75dafbf06308e61bcbb3110a59dc3dd7a204e5c6020f4764f9c45a'],
  ['3', '93452a47fc8c442c2b3b8397098c8a65d1a8abef4aa43cc44706a3e4465f53ed'],
  ['2', '94f28a05ca8a83c62a2b0bd3535d0c1e616501fcd1c378a20c28b7ff4c9a08a2'],
  ['1', 'ab2cc90fd630fa3a00090ec73117bfdcbc099e9452091225dc72125abdabc695'],
  ['3', 'ea102a1bb8da9f0c2de1e2494788d7a07f4946caabbe0707653a571503eb2cac'],
  ['2', 'fd839f7c87f81d78a1a07a7d7c3d06f3767ba3bd85f3f480280a5cad9fa682b9'],
] as const;
const TICKETS = [
  { person: 2, entry: { account: 'instagram', handle: 'ada.lovelace', nth: 1 } },
  { person: 3, entry: { account: 'instagram', handle: 'grace_h', nth: 1 } },
  { person: 1, entry: { account: 'tiktok', handle: 'sam', nth: 1 } },
  { person: 4, entry: { account: 'free', handle: 'κώστας', nth: 1 } },
  { person: 1, entry: { account: 'x', handle: 'sam', nth: 1 } },
  { person: 3, entry: { account: 'x', handle: 'rear-admiral', nth: 1 } },
  { person: 4, entry: { account: 'free', handle: 'κώστας', nth: 2 } },
  { person: 1, entry: { account: 'instagram', handle: 'sam', nth: 1 } },
] satisfies Ticket[];
const COMMITMENT: FirstCommitment = {
  round: 7,
  prize: '$250',
  rules: '1',
  accounts: ['instagram', 'tiktok', 'x'],
  tickets: 8,
  people: 4,
  places: 4,
  root: '154e32c18df359f1fca13fbf11b192e0670de014a3aa6d02f1ebb19b15f7fba4',
  secretHash: '1865c00831e73f7ee23fc13cb2d0f588b9c341835ca7472f8ec035aba4b789d6',
  beacon: {
    kind: 'drand',
    what: 'drand quicknet, round 12345678',
    address: 'https://api.drand.sh/',
    due: '2027-03-01T12:00:00.000Z',
  },
  committedAt: '2027-02-20T09:30:00.000Z',
};
const FINGERPRINT = '2533aefc0ea3a22902ff4c422db2a26a053edf0fbf024e521601c7e49e2f03b0';
export const FIRST_SECRET = 'fffefdfcfbfaf9f8f7f6f5f4f3f2f1f0efeeedecebeae9e8e7e6e5e4e3e2e1e0';
export const FIRST_VALUE = '3436462283a07e695c41854bb953e5964d8737e7e29745afe54a9f4897b6c319';
const PLACES = [
  { place: 1, ticket: 0, person: 0 },
  { place: 2, ticket: 5, person: 1 },
  { place: 3, ticket: 4, person: 2 },
  { place: 4, ticket: 6, person: 3 },
];

/** As it was downloadable: its SHA-256 is the fingerprint. */
export const FIRST_TEXT = `colonnade-draw-1 commitment
round: 7
prize: $250
rules: 1
accounts: instagram tiktok x
tickets: 8
people: 4
places: 4
root: 154e32c18df359f1fca13fbf11b192e0670de014a3aa6d02f1ebb19b15f7fba4
secret-sha256: 1865c00831e73f7ee23fc13cb2d0f588b9c341835ca7472f8ec035aba4b789d6
beacon-kind: drand
beacon-what: drand quicknet, round 12345678
beacon-address: https://api.drand.sh/
beacon-due: 2027-03-01T12:00:00.000Z
committed-at: 2027-02-20T09:30:00.000Z`;

export const putFirstRound = (site: { databaseUrl: string }, options: RoundOptions = {}) =>
  storeRound(site, options, () => ({
    commitment: COMMITMENT,
    fingerprint: FINGERPRINT,
    sources: null,
    secret: Buffer.from(FIRST_SECRET, 'hex'),
    tickets: TICKETS,
    leaves: LEAVES.map(([person, hash]) => ({ person: Number(person), hash: fromHex(hash) })),
    value: { beacon: FIRST_VALUE },
    places: PLACES,
  }));
