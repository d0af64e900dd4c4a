import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as other from '../../../../scripts/verify-draw/main.mjs';
import { fromHex, toHex } from './bytes';
import { checkDraw } from './check-draw';
import { commitmentText, fingerprintOf } from './commitment';
import { entryHash, PROTOCOL, saltOf } from './entry';
import type { DrawFacts } from './facts';
import { leafHash } from './merkle';
import { rankPeople } from './ranking';
import { randomnessHex } from './signature';
import { sourcesHash, sourcesText } from './sources';
import { drawnTickets, numbersBelow, seedBlocks, seedOf } from './stream';
import { followList } from './ticket-list';

const document = readFileSync('docs/draw-protocol.md', 'utf8');
const [vector, rejection] = [...document.matchAll(/```json\n([\s\S]*?)```/g)].map((block) =>
  JSON.parse(block[1] as string),
);
const persons: number[] = vector.leaves.map((line: string) => Number(line.split(' ')[0]));

const bytes = (hex: string) => Buffer.from(hex, 'hex');
const first = (count: number, tickets: Iterator<number>) =>
  Array.from({ length: count }, () => tickets.next().value);

describe('the vectors of the document', () => {
  const { commitment, fingerprint } = vector;
  const seed = seedOf(fingerprint, vector.signature);
  const otherSeed = other.seedOf(fingerprint, vector.signature);

  it('stand there', () => expect(vector.entries).toHaveLength(8));

  it('entries', () => {
    for (const { somebody: _, salt, hash, ...entry } of vector.entries) {
      expect(toHex(saltOf(fromHex(vector.listSecret), entry))).toBe(salt);
      expect(toHex(entryHash(fromHex(salt), entry))).toBe(hash);
      expect(other.entrySalt(bytes(vector.listSecret), entry).toString('hex')).toBe(salt);
      expect(other.entryHash(bytes(salt), entry).toString('hex')).toBe(hash);
    }
  });

  it('list, root, fingerprint', async () => {
    const list = followList();
    for (const [at, { hash }] of vector.entries.entries())
      list.add({ person: persons[at] as number, hash: fromHex(hash) });
    expect(list.isCanonical()).toBe(true);
    expect(toHex(list.root())).toBe(commitment.root);
    expect(list.people()).toBe(4);
    expect(toHex(leafHash({ person: 0, hash: fromHex(vector.entries[0].hash) }))).toBe(vector.firstLeafHash);
    expect(fingerprintOf(commitment)).toBe(fingerprint);
    const read = await other.readList(vector.leaves);
    expect(read).toMatchObject({ people: 4, problems: [], root: commitment.root });
    expect(other.leafHash(0, bytes(vector.entries[0].hash)).toString('hex')).toBe(vector.firstLeafHash);
    expect(other.commitmentFingerprint(commitment)).toBe(fingerprint);
  });

  it('stream and places', async () => {
    expect(first(8, drawnTickets(seed, 8))).toEqual(vector.firstTickets);
    const places = rankPeople(drawnTickets(seed, 8), (ticket) => persons[ticket] as number, 4);
    expect(places).toEqual(vector.places);
    const { signature, sources } = vector;
    const draw = { signature, places, drawnAt: '', passedOver: [] };
    const facts = { protocol: PROTOCOL, title: '', accounts: [], commitment, fingerprint, sources, draw };
    const results = await checkDraw(facts as unknown as DrawFacts, [`${vector.leaves.join('\n')}\n`]);
    expect(results.filter(({ isRight }) => !isRight)).toEqual([]);
    const [key, lines] = otherSeed;
    expect(first(8, other.drawTickets(key, lines, 8))).toEqual(vector.firstTickets);
    expect(other.drawPlaces(key, lines, persons, 4)).toEqual(vector.places);
    expect(other.verifyDraw(facts, await other.readList(vector.leaves))).toEqual([]);
  });

  it('rejection', () => {
    const numbers = numbersBelow(2n ** 63n + 1n, seedBlocks(seed));
    expect(Array.from({ length: 4 }, () => String(numbers.next().value))).toEqual(rejection);
    const [key, lines] = otherSeed;
    // As JavaScript numbers they lose their last digits; the site's code uses bigint.
    expect(first(4, other.drawTickets(key, lines, 2n ** 63n + 1n))).toEqual(rejection.map(Number));
  });
});

it('spells commitment, sources and randomness as the document does', () => {
  expect(commitmentText(vector.commitment).split('\n')).toEqual(vector.commitmentText);
  expect(other.commitmentText(vector.commitment).split('\n')).toEqual(vector.commitmentText);
  expect(sourcesText(vector.sources).split('\n')).toEqual(vector.sourcesText);
  expect(sourcesHash(vector.sources)).toBe(vector.commitment.sources);
  expect(other.sourcesHash(vector.sources)).toBe(vector.commitment.sources);
  expect(randomnessHex(vector.signature)).toBe(vector.randomness);
});
