import { PROTOCOL, sha256 } from './hashes.mjs';

export function commitmentText(c) {
  const lines = [
    `${PROTOCOL} commitment`,
    `round: ${c.round}`,
    `title: ${c.title}`,
    `prize: ${c.prize}`,
    `rules: ${c.rules}`,
    `accounts: ${c.accounts.join(' ')}`,
    `tickets: ${c.tickets}`,
    `people: ${c.people}`,
    `places: ${c.places}`,
    `root: ${c.root}`,
    `sources-sha256: ${c.sources}`,
    `drand-chain: ${c.drand.chain}`,
    `drand-round: ${c.drand.round}`,
    `drand-due: ${c.drand.due}`,
    `committed-at: ${c.committedAt}`,
  ];
  if (lines.some((line) => /[\p{Cc}\u2028\u2029]/u.test(line)))
    throw new Error('draw.json: a value of the commitment has more than one line');
  return lines.join('\n');
}

export const commitmentFingerprint = (c) => sha256(commitmentText(c)).toString('hex');

export function sourcesHash({ lists, freeTickets, disqualifiedPeople, byHand }) {
  const lines = [`${PROTOCOL} sources`];
  for (const one of lists)
    lines.push(
      `list: ${one.account} ${one.file} rows ${one.rows} taken ${one.taken} known ${one.known} refused ${one.refused} ${one.isOut ? 'out' : 'in'}`,
    );
  lines.push(`free-tickets: ${freeTickets}`, `disqualified-people: ${disqualifiedPeople}`);
  for (const one of byHand) lines.push(`by-hand: ${one.what} ${one.times} ${one.reason}`);
  return sha256(lines.join('\n')).toString('hex');
}
