#!/usr/bin/env node
/**
 * Checks a published draw without anything of the site: `node verify-draw.mjs [folder] [--proof proof.json]`, where
 * the folder holds draw.json and leaves.txt. It is written against docs/draw-protocol.md alone and shares no code with
 * the site, so that a mistake would have to be made twice.
 */
import { createHash, createHmac } from 'node:crypto';
import { createReadStream, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROTOCOL = 'colonnade-draw-1';
const HASH = 32;

const sha256 = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const hmac = (key, text) => createHmac('sha256', key).update(text, 'utf8').digest();

export const entrySalt = (listSecret, { account, handle, nth }) =>
  hmac(listSecret, `${PROTOCOL} salt\n${account}\n${nth}\n${handle}`);
export const entryHash = (salt, { account, handle, nth }) =>
  hmac(salt, `${PROTOCOL} entry\n${account}\n${nth}\n${handle}`);

export function leafHash(person, hash) {
  const number = Buffer.alloc(4);
  number.writeUInt32BE(person);
  return sha256(Buffer.from([0]), number, hash);
}

/** MTH of RFC 6962 over `size` hashes that lie one after the other in `hashes`. */
export function merkleRoot(hashes, from = 0, size = hashes.length / HASH) {
  if (size === 0) return sha256();
  if (size === 1) return hashes.subarray(from * HASH, (from + 1) * HASH);
  let half = 1;
  while (half * 2 < size) half *= 2;
  return sha256(
    Buffer.from([1]),
    merkleRoot(hashes, from, half),
    merkleRoot(hashes, from + half, size - half),
  );
}

/** The root that a path leads to: from the leaf upwards, by where the leaf lies in each half. */
export function rootOfPath(hash, index, size, path) {
  if (size === 1) return path.length === 0 && index === 0 ? hash : null;
  const sibling = path.at(-1);
  if (!sibling || index < 0 || index >= size) return null;
  let half = 1;
  while (half * 2 < size) half *= 2;
  const rest = path.slice(0, -1);
  if (index < half) {
    const left = rootOfPath(hash, index, half, rest);
    return left && sha256(Buffer.from([1]), left, sibling);
  }
  const right = rootOfPath(hash, index - half, size - half, rest);
  return right && sha256(Buffer.from([1]), sibling, right);
}

export function commitmentFingerprint(c) {
  const lines = [
    `${PROTOCOL} commitment`,
    `round: ${c.round}`,
    `prize: ${c.prize}`,
    `rules: ${c.rules}`,
    `accounts: ${c.accounts.join(' ')}`,
    `tickets: ${c.tickets}`,
    `people: ${c.people}`,
    `places: ${c.places}`,
    `root: ${c.root}`,
    `secret-sha256: ${c.secretHash}`,
    `beacon-kind: ${c.beacon.kind}`,
    `beacon-what: ${c.beacon.what}`,
    `beacon-address: ${c.beacon.address}`,
    `beacon-due: ${c.beacon.due}`,
    `committed-at: ${c.committedAt}`,
  ];
  return sha256(lines.join('\n')).toString('hex');
}

/** The ticket of each block that counts. */
export function* drawTickets(secret, fingerprint, beacon, tickets) {
  const bound = BigInt(tickets);
  const end = 2n ** 64n - (2n ** 64n % bound);
  for (let counter = 0; ; counter += 1) {
    const block = hmac(secret, `${PROTOCOL} stream\n${fingerprint}\n${beacon}\n${counter}`);
    const number = block.readBigUInt64BE(0);
    if (number < end) yield Number(number % bound);
  }
}

export function drawPlaces(secret, fingerprint, beacon, persons, places) {
  const ranked = [];
  if (persons.length === 0 || places < 1) return ranked;
  for (const ticket of drawTickets(secret, fingerprint, beacon, persons.length)) {
    const person = persons[ticket];
    if (ranked.some((one) => one.person === person)) continue;
    ranked.push({ place: ranked.length + 1, ticket, person });
    if (ranked.length === places) return ranked;
  }
}

/** @param lines of leaves.txt, without their ends */
export async function readList(lines) {
  const persons = [];
  const hashes = [];
  const problems = [];
  let people = 0;
  let previous = '';
  for await (const line of lines) {
    const number = persons.length + 1;
    const match = /^(0|[1-9][0-9]*) ([0-9a-f]{64})$/.exec(line);
    if (!match) throw new Error(`leaves.txt: line ${number} is no ticket`);
    const person = Number(match[1]);
    if (match[2] <= previous) problems.push(`line ${number}: its hash does not come after the one before`);
    if (person > people) problems.push(`line ${number}: person ${person} comes before person ${people}`);
    if (person === people) people += 1;
    previous = match[2];
    persons.push(person);
    hashes.push(leafHash(person, Buffer.from(match[2], 'hex')));
  }
  return { persons, people, problems, root: merkleRoot(Buffer.concat(hashes)).toString('hex') };
}

/** @returns everything that is wrong, as sentences */
export function verifyDraw(facts, list) {
  const { commitment, draw } = facts;
  const wrong = [...list.problems];
  const same = (what, stated, found) => {
    if (stated !== found) wrong.push(`${what}: stated is ${stated}, but it is ${found}`);
  };
  same('protocol', facts.protocol, PROTOCOL);
  same('tickets', commitment.tickets, list.persons.length);
  same('people', commitment.people, list.people);
  same('root', commitment.root, list.root);
  const fingerprint = commitmentFingerprint(commitment);
  same('fingerprint', facts.fingerprint, fingerprint);
  if (!draw) return wrong;
  const secret = Buffer.from(draw.secret, 'hex');
  if (secret.length !== HASH) wrong.push('secret: it does not have 32 bytes');
  same('SHA-256 of the secret', commitment.secretHash, sha256(secret).toString('hex'));
  const places = Math.min(commitment.places, list.people);
  const drawn = drawPlaces(secret, fingerprint, draw.beacon, list.persons, places);
  const spelled = (all) => all.map((one) => `${one.place}. ticket ${one.ticket} of person ${one.person}`);
  same('places', spelled(draw.places).join('; '), spelled(drawn).join('; '));
  return wrong;
}

/** @returns everything that is wrong, as sentences */
export function verifyProof(proof, { root, tickets }) {
  const wrong = [];
  const own = entryHash(Buffer.from(proof.salt, 'hex'), proof.entry).toString('hex');
  if (!proof.tickets.some(({ hash }) => hash === own)) wrong.push('no ticket is that of the named entry');
  for (const { ticket, hash, path } of proof.tickets) {
    const leaf = leafHash(proof.person, Buffer.from(hash, 'hex'));
    const steps = path.map((one) => Buffer.from(one, 'hex'));
    const found = rootOfPath(leaf, ticket, tickets, steps);
    if (found?.toString('hex') !== root) wrong.push(`ticket ${ticket} is not in the list`);
  }
  return wrong;
}

async function main(words) {
  const at = words.indexOf('--proof');
  const proofFile = at < 0 ? null : words[at + 1];
  const [folder = '.'] = at < 0 ? words : words.filter((_, index) => index !== at && index !== at + 1);
  const facts = JSON.parse(readFileSync(path.join(folder, 'draw.json'), 'utf8'));
  const input = createReadStream(path.join(folder, 'leaves.txt'));
  const list = await readList(createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY }));
  const wrong = verifyDraw(facts, list);
  console.log(`Round ${facts.commitment.round}: ${list.persons.length} tickets of ${list.people} people`);
  console.log(`Fingerprint ${facts.fingerprint}`);
  if (proofFile) {
    const proof = JSON.parse(readFileSync(proofFile, 'utf8'));
    wrong.push(...verifyProof(proof, facts.commitment));
    if (wrong.length === 0)
      console.log(`The entry ${proof.entry.handle} (${proof.entry.account}) is in the list`);
  }
  if (wrong.length > 0) {
    for (const line of wrong) console.error(`WRONG  ${line}`);
    return 1;
  }
  if (!facts.draw) console.log('Everything is right so far; the draw is not published yet.');
  else {
    const passed = facts.draw.passedOver.map(
      ({ place, reason }) => ` Place ${place} was passed over: ${reason}.`,
    );
    console.log(
      `Everything is right. First drawn: ticket ${facts.draw.places[0]?.ticket}.${passed.join('')}`,
    );
  }
  return 0;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  process.exitCode = await main(process.argv.slice(2)).catch((error) => {
    console.error(`The draw could not be read: ${error.message}`);
    return 2;
  });
}
