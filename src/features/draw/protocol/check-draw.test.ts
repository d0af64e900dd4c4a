import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readList, verifyDraw } from '../../../../scripts/verify-draw.mjs';
import { checkDraw } from './check-draw';
import type { DrawFacts } from './facts';
import { sampleDraw } from './sample-draw.fixture';

const { facts, lines } = sampleDraw(40);

/** What the browser's check finds wrong, and how many things the stand-alone verifier does. */
async function found(claimed: DrawFacts, text: string) {
  const wrong = (await checkDraw(claimed, [text])).filter(({ isRight }) => !isRight).map(({ name }) => name);
  const sentences = await readList(text.replace(/\n$/, '').split('\n')).then(
    (list: unknown) => verifyDraw(claimed, list),
    (error: Error) => [error.message],
  );
  return { wrong, sentences: sentences.length };
}
const draw = facts.draw as NonNullable<DrawFacts['draw']>;
const all = lines.join('');
const swapped = (at: number) =>
  [...lines.slice(0, at), lines[at + 1], lines[at], ...lines.slice(at + 2)].join('');
const flipped = (hex: string, at: number) =>
  hex.slice(0, at) + (Number.parseInt(hex[at] as string, 16) ^ 1).toString(16) + hex.slice(at + 1);

it('finds nothing wrong in an honest draw, whole, in pieces, and before it is drawn', async () => {
  expect(await found(facts, all)).toEqual({ wrong: [], sentences: 0 });
  const pieces = all.match(/.{1,37}/gs) ?? [];
  expect((await checkDraw(facts, pieces)).every(({ isRight }) => isRight)).toBe(true);
  expect((await checkDraw(facts, pieces)).map(({ name }) => name)).toEqual([
    'protocol',
    'list',
    'root',
    'fingerprint',
    'secret',
    'places',
  ]);
  expect(await found({ ...facts, draw: null }, all)).toEqual({ wrong: [], sentences: 0 });
});

it('notices one altered entry, wherever', async () => {
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

it('notices an entry that belongs to somebody else, is missing, or is there twice', async () => {
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

it('notices another order', async () => {
  const { wrong, sentences } = await found(facts, swapped(7));
  expect(wrong).toEqual(expect.arrayContaining(['list', 'root']));
  expect(sentences).toBeGreaterThan(0);
});

it('notices another secret, another public value and another winner', async () => {
  const with_ = (changes: Partial<typeof draw>) => ({ ...facts, draw: { ...draw, ...changes } });
  const secret = await found(with_({ secret: flipped(draw.secret, 9) }), all);
  expect(secret.wrong).toEqual(['secret', 'places']);
  expect(secret.sentences).toBeGreaterThan(1);
  for (const changes of [{ beacon: '3 14 15 92 66' }, { places: draw.places.toReversed() }]) {
    const { wrong, sentences } = await found(with_(changes), all);
    expect(wrong).toEqual(['places']);
    expect(sentences).toBe(1);
  }
});

it('notices when anything that was committed to is told otherwise', async () => {
  const { commitment } = facts;
  for (const changes of [
    { prize: '$25' },
    { rules: '2' },
    { places: 4 },
    { committedAt: '2027-02-20T09:30:00.001Z' },
    { beacon: { ...commitment.beacon, what: 'Other numbers' } },
  ]) {
    const { wrong, sentences } = await found({ ...facts, commitment: { ...commitment, ...changes } }, all);
    expect(wrong).toContain('fingerprint');
    expect(sentences).toBeGreaterThan(0);
  }
});

it('says so when a file is none', async () => {
  expect((await found(facts, `${all}what\n`)).wrong).toEqual(['list']);
  expect((await checkDraw(facts, [all.trimEnd()])).filter(({ isRight }) => !isRight)).toMatchObject([
    { name: 'list', found: `line ${lines.length} breaks off` },
  ]);
});
