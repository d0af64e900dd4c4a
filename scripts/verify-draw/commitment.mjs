import { sha256 } from './hashes.mjs';

export const PROTOCOL_1 = 'colonnade-draw-1';
export const PROTOCOL_2 = 'colonnade-draw-2';

/** Only protocol 2 commits to a round of drand. */
export const protocolOf = (c) => (c.drand ? PROTOCOL_2 : PROTOCOL_1);

const ending1 = (c) => [
  `secret-sha256: ${c.secretHash}`,
  `beacon-kind: ${c.beacon.kind}`,
  `beacon-what: ${c.beacon.what}`,
  `beacon-address: ${c.beacon.address}`,
  `beacon-due: ${c.beacon.due}`,
];
const ending2 = (c) => [
  `sources-sha256: ${c.sources}`,
  `drand-chain: ${c.drand.chain}`,
  `drand-round: ${c.drand.round}`,
  `drand-due: ${c.drand.due}`,
];

export function commitmentText(c) {
  const protocol = protocolOf(c);
  const lines = [
    `${protocol} commitment`,
    `round: ${c.round}`,
    ...(protocol === PROTOCOL_2 ? [`title: ${c.title}`] : []),
    `prize: ${c.prize}`,
    `rules: ${c.rules}`,
    `accounts: ${c.accounts.join(' ')}`,
    `tickets: ${c.tickets}`,
    `people: ${c.people}`,
    `places: ${c.places}`,
    `root: ${c.root}`,
    ...(protocol === PROTOCOL_2 ? ending2(c) : ending1(c)),
    `committed-at: ${c.committedAt}`,
  ];
  if (lines.some((line) => /[\p{Cc}\u2028\u2029]/u.test(line)))
    throw new Error('draw.json: a value of the commitment has more than one line');
  return lines.join('\n');
}

export const commitmentFingerprint = (c) => sha256(commitmentText(c)).toString('hex');

export function sourcesHash({ lists, freeTickets, disqualifiedPeople, byHand }) {
  const lines = [`${PROTOCOL_2} sources`];
  for (const one of lists)
    lines.push(
      `list: ${one.account} ${one.file} rows ${one.rows} taken ${one.taken} known ${one.known} refused ${one.refused} ${one.isOut ? 'out' : 'in'}`,
    );
  lines.push(`free-tickets: ${freeTickets}`, `disqualified-people: ${disqualifiedPeople}`);
  for (const one of byHand) lines.push(`by-hand: ${one.what} ${one.times} ${one.reason}`);
  return sha256(lines.join('\n')).toString('hex');
}
