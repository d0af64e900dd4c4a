import { commitmentFingerprint, PROTOCOL_1, PROTOCOL_2, protocolOf, sourcesHash } from './commitment.mjs';
import { CHAIN, LEAST_AHEAD_MS, randomnessOf, timeOfRound, verifySignature } from './drand.mjs';
import { HASH, hmac, sha256 } from './hashes.mjs';

/**
 * The ticket of each block that counts. @param key HMAC key @param lines the lines of its message, above the counter
 */
export function* drawTickets(key, lines, tickets) {
  const bound = BigInt(tickets);
  const end = 2n ** 64n - (2n ** 64n % bound);
  for (let counter = 0; ; counter += 1) {
    const block = hmac(key, [...lines, counter].join('\n'));
    const number = block.readBigUInt64BE(0);
    if (number < end) yield Number(number % bound);
  }
}

export function drawPlaces(key, lines, persons, places) {
  const ranked = [];
  if (persons.length === 0 || places < 1) return ranked;
  for (const ticket of drawTickets(key, lines, persons.length)) {
    const person = persons[ticket];
    if (ranked.some((one) => one.person === person)) continue;
    ranked.push({ place: ranked.length + 1, ticket, person });
    if (ranked.length === places) break;
  }
  return ranked;
}

/** Key and lines of protocol 2: public values only. */
export const seed2 = (fingerprint, signature) => [
  randomnessOf(signature),
  [`${PROTOCOL_2} stream`, fingerprint],
];
export const seed1 = (fingerprint, secret, beacon) => [
  Buffer.from(secret, 'hex'),
  [`${PROTOCOL_1} stream`, fingerprint, beacon],
];

export const placesOf = (commitment, list, [key, lines]) =>
  drawPlaces(key, lines, list.persons, Math.min(commitment.places, list.people));

/** As the site's pages write it: counted from 1, while the list counts from 0. */
export const ticketNumber = (ticket) => (ticket + 1).toLocaleString('en-US');

export const spelled = (places) =>
  places.map((one) => `${one.place}. ticket ${ticketNumber(one.ticket)} of person ${one.person}`).join('; ');

function protocol1({ commitment, draw }, fingerprint, same, wrong) {
  if (!draw) return null;
  const secret = Buffer.from(draw.secret, 'hex');
  if (secret.length !== HASH) wrong.push('secret: it does not have 32 bytes');
  same('SHA-256 of the secret', commitment.secretHash, sha256(secret).toString('hex'));
  return seed1(fingerprint, draw.secret, draw.beacon);
}

function protocol2({ commitment, sources, draw }, fingerprint, same, wrong) {
  const { drand, committedAt } = commitment;
  same('where the tickets came from', commitment.sources, sourcesHash(sources));
  same('drand chain', drand.chain, CHAIN);
  const due = timeOfRound(drand.round);
  same('moment of the drand round', drand.due, due.toISOString());
  if (!(Date.parse(committedAt) + LEAST_AHEAD_MS <= due.getTime()))
    wrong.push(
      `time: committed to at ${committedAt}, less than five minutes before the value of ${drand.due}`,
    );
  if (!draw) return null;
  if (!verifySignature(drand.round, draw.signature))
    wrong.push(`public value: this is not the signature of round ${drand.round}`);
  return seed2(fingerprint, draw.signature);
}

/** @returns everything that is wrong, as sentences */
export function verifyDraw(facts, list) {
  const { commitment, draw } = facts;
  const wrong = [...list.problems];
  const same = (what, stated, found) => {
    if (stated !== found) wrong.push(`${what}: stated is ${stated}, but it is ${found}`);
  };
  const protocol = protocolOf(commitment);
  same('protocol', facts.protocol, protocol);
  same('tickets', commitment.tickets, list.persons.length);
  same('people', commitment.people, list.people);
  same('root', commitment.root, list.root);
  const fingerprint = commitmentFingerprint(commitment);
  same('fingerprint', facts.fingerprint, fingerprint);
  const check = protocol === PROTOCOL_2 ? protocol2 : protocol1;
  const seed = check(facts, fingerprint, same, wrong);
  if (seed) same('places', spelled(draw.places), spelled(placesOf(commitment, list, seed)));
  return wrong;
}
