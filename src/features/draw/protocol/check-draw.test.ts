import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readList, verifyDraw } from '../../../../scripts/verify-draw/main.mjs';
import { checkDraw } from './check-draw';
import { fingerprintOf } from './commitment';
import type { DrawFacts } from './facts';
import { REAL_ROUNDS } from './quicknet.fixture';
import { sampleDraw } from './sample-draw.fixture';

const { facts, lines } = sampleDraw(40);

/** What the browser's check finds wrong, and the number of findings of the stand-alone verifier. */
async function found(claimed: DrawFacts, text: string) {
  const wrong = (await checkDraw(claimed, [text])).filter(({ isRight }) => !isRight).map(({ name }) => name);
  const sentences = await readList(text.replace(/\n$/, '').split('\n'))
    .then((list: unknown) => verifyDraw(claimed, list))
    .catch((error: Error) => [error.message]);
  return { wrong, sentences: sentences.length };
}
const draw = facts.draw as NonNullable<DrawFacts['draw']>;
const all = lines.join('');
const swapped = (at: number) =>
  [...lines.slice(0, at), lines[at + 1], lines[at], ...lines.slice(at + 2)].join('');
const flipped = (hex: string, at: number) =>
  hex.slice(0, at) + (Number.parseInt(hex[at] as string, 16) ^ 1).toString(16) + hex.slice(at + 1);

it('finds nothing wrong in an honest draw: whole, in pieces, and before it is drawn', async () => {
  expect(await found(facts, all)).toEqual({ wrong: [], sentences: 0 });
  const pieces = all.match(/.{1,37}/gs) ?? [];
  expect((await checkDraw(facts, pieces)).every(({ isRight }) => isRight)).toBe(true);
  expect((await checkDraw(facts, pieces)).map(({ name }) => name)).toEqual([
    'protocol',
    'list',
    'root',
    'fingerprint',
    'sources',
    'time',
    'signature',
    'places',
  ]);
  expect(await found({ ...facts, draw: null }, all)).toEqual({ wrong: [], sentences: 0 });
});

it('detects an altered entry at any position', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(lines.length - 1), fc.nat(63), async (line, digit) => {
      const [person, hash] = (lines[line] as string).trim().split(' ') as [string, string];
      const altered = lines.with(line, `${person} ${flipped(hash, digit)}\n`).join('');
      const { wrong, sentences } = await found(facts, altered);
      expect(wrong).toContain('root');
      expect(sentences).toBeGreaterThan(0);
    }),
    { numRuns: 30 },
  );
});

it('detects an entry that belongs to somebody else, is missing, or occurs twice', async () => {
  const other = lines.with(5, (lines[5] as string).replace(/^\d+/, '0')).join('');
  for (const text of [
    other,
    lines.slice(0, -1).join(''),
    lines.toSpliced(4, 0, lines[4] as string).join(''),
  ]) {
    const { wrong, sentences } = await found(facts, text);
    expect(wrong).toContain('root');
    expect(sentences).toBeGreaterThan(0);
  }
});

it('detects a different order', async () => {
  const { wrong, sentences } = await found(facts, swapped(7));
  expect(wrong).toEqual(expect.arrayContaining(['list', 'root']));
  expect(sentences).toBeGreaterThan(0);
});

it('notices another public value and another winner', async () => {
  const with_ = (changes: Partial<typeof draw>) => ({ ...facts, draw: { ...draw, ...changes } });
  for (const signature of [flipped(draw.signature, 9), REAL_ROUNDS[1].signature, '']) {
    const { wrong, sentences } = await found(with_({ signature }), all);
    expect(wrong).toEqual(['signature', 'places']);
    expect(sentences).toBe(2);
  }
  const { wrong, sentences } = await found(with_({ places: draw.places.toReversed() }), all);
  expect(wrong).toEqual(['places']);
  expect(sentences).toBe(1);
});

it('detects any change to what was committed to', async () => {
  const { commitment } = facts;
  const { drand } = commitment;
  for (const changes of [
    { title: 'Another' },
    { prize: '$25' },
    { rules: '2' },
    { places: 4 },
    { committedAt: '2023-08-23T15:50:00.001Z' },
    { drand: { ...drand, round: 1001 } },
    { drand: { ...drand, chain: '00'.repeat(32) } },
    { sources: '00'.repeat(32) },
  ]) {
    const { wrong, sentences } = await found({ ...facts, commitment: { ...commitment, ...changes } }, all);
    expect(wrong).toContain('fingerprint');
    expect(sentences).toBeGreaterThan(0);
  }
  for (const sources of [
    { ...facts.sources, freeTickets: 1 },
    { ...facts.sources, byHand: [] },
  ]) {
    const { wrong, sentences } = await found({ ...facts, sources }, all);
    expect(wrong).toEqual(['sources']);
    expect(sentences).toBe(1);
  }
});

/** A commitment that is consistent and drawn correctly, but still refused for what it commits to. */
const recommitted = (changes: Partial<DrawFacts['commitment']>): DrawFacts => {
  const commitment = { ...facts.commitment, ...changes };
  return { ...facts, commitment, fingerprint: fingerprintOf(commitment), draw: null };
};

it('refuses a moment that does not follow from the round, a round that was almost out, and another chain', async () => {
  const { drand } = facts.commitment;
  const of = (changes: object) => ({ drand: { ...drand, ...changes } });
  for (const [changes, name] of [
    [of({ due: '2023-08-23T15:59:25.000Z' }), 'time'],
    [of({ round: 0, due: '2023-08-23T15:09:24.000Z' }), 'time'],
    [{ committedAt: '2023-08-23T15:54:24.001Z' }, 'time'],
    [of({ chain: '00'.repeat(32) }), 'signature'],
  ] as const) {
    const { wrong, sentences } = await found(recommitted(changes), all);
    expect(wrong).toEqual([name]);
    expect(sentences).toBe(1);
  }
  expect(await found(recommitted({ committedAt: '2023-08-23T15:54:24.000Z' }), all)).toEqual({
    wrong: [],
    sentences: 0,
  });
});

it('refuses a value of several lines, which would let one text be two commitments', async () => {
  const { wrong, sentences } = await found(recommitted({ title: 'Sample\nprize: $1' }), all);
  expect(wrong).toEqual(['protocol']);
  expect(sentences).toBeGreaterThan(0);
});

it('takes a round of another protocol for none of its own', async () => {
  const other = { ...facts, protocol: 'colonnade-draw-1' } as unknown as DrawFacts;
  expect(await found(other, all)).toEqual({ wrong: ['protocol'], sentences: 1 });
});

it('reports a malformed file', async () => {
  expect((await found(facts, `${all}what\n`)).wrong).toEqual(['list']);
  expect((await checkDraw(facts, [all.trimEnd()])).filter(({ isRight }) => !isRight)).toMatchObject([
    { name: 'list', found: `line ${lines.length} breaks off` },
  ]);
});
