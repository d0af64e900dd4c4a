import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as other from '../../../../scripts/verify-draw.mjs';
import { fromHex, toHex } from './bytes';
import { checkDraw } from './check-draw';
import { fingerprintOf } from './commitment';
import { entryHash, saltOf } from './entry';
import type { DrawFacts } from './facts';
import { leafHash } from './merkle';
import { rankPeople } from './ranking';
import { drawnTickets, numbersBelow, seedBlocks } from './stream';
import { followList } from './ticket-list';

const blocks = [...readFileSync('docs/draw-protocol.md', 'utf8').matchAll(/```json\n([\s\S]*?)```/g)];
const [vector, rejection] = blocks.map((block) => JSON.parse(block[1] as string));
const bytes = (hex: string) => Buffer.from(hex, 'hex');
const persons: number[] = vector.leaves.map((line: string) => Number(line.split(' ')[0]));
const first = (count: number, tickets: Iterator<number>) =>
  Array.from({ length: count }, () => tickets.next().value);

it('stands in the documents', () => expect(vector.entries).toHaveLength(8));

describe('the vectors, by the code of the site', () => {
  const seed = { ...vector, secret: fromHex(vector.secret) };

  it('entries', () => {
    for (const { account, handle, nth, salt, hash } of vector.entries) {
      const entry = { account, handle, nth };
      expect(toHex(saltOf(fromHex(vector.listSecret), entry))).toBe(salt);
      expect(toHex(entryHash(fromHex(salt), entry))).toBe(hash);
    }
  });

  it('list, root, fingerprint', () => {
    const list = followList();
    for (const [at, { hash }] of vector.entries.entries())
      list.add({ person: persons[at] as number, hash: fromHex(hash) });
    expect(list.isCanonical()).toBe(true);
    expect(toHex(list.root())).toBe(vector.commitment.root);
    expect(list.people()).toBe(4);
    expect(toHex(leafHash({ person: 0, hash: fromHex(vector.entries[0].hash) }))).toBe(vector.firstLeafHash);
    expect(fingerprintOf(vector.commitment)).toBe(vector.fingerprint);
  });

  it('stream and places', async () => {
    expect(first(8, drawnTickets(seed, 8))).toEqual(vector.firstTickets);
    const places = rankPeople(drawnTickets(seed, 8), (ticket) => persons[ticket] as number, 4);
    expect(places).toEqual(vector.places);
    const { secret, beacon, commitment, fingerprint } = vector;
    const draw = { secret, beacon, places, drawnAt: '', passedOver: [] };
    const facts: DrawFacts = {
      protocol: 'colonnade-draw-1',
      title: '',
      accounts: [],
      commitment,
      fingerprint,
      draw,
    };
    const results = await checkDraw(facts, [`${vector.leaves.join('\n')}\n`]);
    expect(results.filter(({ isRight }) => !isRight)).toEqual([]);
  });

  it('rejection', () => {
    const numbers = numbersBelow(2n ** 63n + 1n, seedBlocks(seed));
    expect(Array.from({ length: 4 }, () => String(numbers.next().value))).toEqual(rejection);
  });
});

describe('the vectors, by an implementation that shares no code with it', () => {
  it('entries', () => {
    for (const { salt, hash, somebody: _, ...entry } of vector.entries) {
      expect(other.entrySalt(bytes(vector.listSecret), entry).toString('hex')).toBe(salt);
      expect(other.entryHash(bytes(salt), entry).toString('hex')).toBe(hash);
    }
  });

  it('list, root, fingerprint', async () => {
    const list = await other.readList(vector.leaves);
    expect(list).toMatchObject({ people: 4, problems: [], root: vector.commitment.root });
    expect(other.leafHash(0, bytes(vector.entries[0].hash)).toString('hex')).toBe(vector.firstLeafHash);
    expect(other.commitmentFingerprint(vector.commitment)).toBe(vector.fingerprint);
  });

  it('stream and places', () => {
    const { fingerprint, beacon } = vector;
    const secret = bytes(vector.secret);
    expect(first(8, other.drawTickets(secret, fingerprint, beacon, 8))).toEqual(vector.firstTickets);
    expect(other.drawPlaces(secret, fingerprint, beacon, persons, 4)).toEqual(vector.places);
  });

  it('rejection', () => {
    const { fingerprint, beacon } = vector;
    const numbers = other.drawTickets(bytes(vector.secret), fingerprint, beacon, 2n ** 63n + 1n);
    // As numbers of JavaScript they lose their last digits; the site's code has them whole.
    expect(first(4, numbers)).toEqual(rejection.map(Number));
  });
});
