import { commitmentFingerprint, sourcesHash } from './commitment.mjs';
import { CHAIN, LEAST_AHEAD_MS, randomnessOf, timeOfRound, verifySignature } from './drand.mjs';
import { hmac, PROTOCOL } from './hashes.mjs';

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

/** Key and lines: public values only. */
export const seedOf = (fingerprint, signature) => [
  randomnessOf(signature),
  [`${PROTOCOL} stream`, fingerprint],
];

export const placesOf = (commitment, list, [key, lines]) =>
  drawPlaces(key, lines, list.persons, Math.min(commitment.places, list.people));

/** As the site's pages write it: counted from 1, while the list counts from 0. */
export const ticketNumber = (ticket) => (ticket + 1).toLocaleString('en-US');

export const spelled = (places) =>
  places.map((one) => `${one.place}. ticket ${ticketNumber(one.ticket)} of person ${one.person}`).join('; ');

/** The round decides when its value comes out, and that is some minutes after the commitment. */
function verifyValue({ commitment: { drand, committedAt }, draw }, same, wrong) {
  same('drand chain', drand.chain, CHAIN);
  const due = timeOfRound(drand.round);
  same('moment of the drand round', drand.due, due.toISOString());
  if (!(Date.parse(committedAt) + LEAST_AHEAD_MS <= due.getTime()))
    wrong.push(
      `time: committed to at ${committedAt}, less than five minutes before the value of ${drand.due}`,
    );
  if (draw && !verifySignature(drand.round, draw.signature))
    wrong.push(`public value: this is not the signature of round ${drand.round}`);
}

/** @returns everything that is wrong, as sentences @throws Error if it is of another protocol */
export function verifyDraw(facts, list) {
  const { protocol, commitment, sources, draw } = facts;
  if (protocol !== PROTOCOL)
    throw new Error(`it is a draw of ${protocol}, and this program checks draws of ${PROTOCOL}`);
  const wrong = [...list.problems];
  const same = (what, stated, found) => {
    if (stated !== found) wrong.push(`${what}: stated is ${stated}, but it is ${found}`);
  };
  same('tickets', commitment.tickets, list.persons.length);
  same('people', commitment.people, list.people);
  same('root', commitment.root, list.root);
  const fingerprint = commitmentFingerprint(commitment);
  same('fingerprint', facts.fingerprint, fingerprint);
  same('where the tickets came from', commitment.sources, sourcesHash(sources));
  verifyValue(facts, same, wrong);
  if (!draw) return wrong;
  const places = placesOf(commitment, list, seedOf(fingerprint, draw.signature));
  same('places', spelled(draw.places), spelled(places));
  return wrong;
}
