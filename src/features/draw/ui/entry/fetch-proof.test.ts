import { afterEach, expect, it, vi } from 'vitest';
import { toHex, utf8 } from '../../protocol/bytes';
import { type DrawEntry, entryHash, saltOf } from '../../protocol/entry';
import { leafHash, levelsOf, pathOf, rootOf } from '../../protocol/merkle';
import { fetchProof } from './fetch-proof';

afterEach(() => vi.unstubAllGlobals());

/** Three tickets of two people, as in a list. */
const SECRET = utf8('a secret of the tests, 32 bytes.');
const entries: [DrawEntry, person: number][] = [
  [{ account: 'x', handle: 'sam', nth: 1 }, 0],
  [{ account: 'tiktok', handle: 'ana', nth: 1 }, 1],
  [{ account: 'tiktok', handle: 'sam', nth: 1 }, 0],
];
const hashes = entries.map(([entry]) => entryHash(saltOf(SECRET, entry), entry));
const leaves = entries.map(([, person], at) => leafHash({ person, hash: hashes[at] as Uint8Array }));
const committed = { root: toHex(rootOf(leaves)), tickets: 3 };
const entry = entries[0]?.[0] as DrawEntry;
const proof = {
  entry,
  salt: toHex(saltOf(SECRET, entry)),
  person: 0,
  tickets: [0, 2].map((ticket) => ({
    ticket,
    hash: toHex(hashes[ticket] as Uint8Array),
    path: pathOf(levelsOf(leaves), ticket).map(toHex),
  })),
};

const answer = (body: object) => {
  const fetched = vi.fn(async () => new Response(JSON.stringify(body)));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const ask = (handle: string) => fetchProof({ account: 'x', handle }, { address: '/proof', committed });

it('requests the normalized handle, and checks each ticket’s path to the root', async () => {
  const fetched = answer({ answer: 'in', proof });
  expect(await ask(' https://x.com/Sam?lang=en ')).toEqual({ kind: 'in', handle: 'sam', proof });
  const [, init] = fetched.mock.calls[0] as unknown as [string, RequestInit];
  expect(init.body).toBe('{"account":"x","handle":"sam"}');
});

it('rejects proofs that do not lead to the committed root', async () => {
  answer({ answer: 'in', proof: { ...proof, person: 1 } });
  expect(await ask('sam')).toEqual({ kind: 'unproven', handle: 'sam' });
  answer({ answer: 'in', proof: { ...proof, entry: { ...entry, handle: 'ana' } } });
  expect(await ask('sam')).toEqual({ kind: 'unproven', handle: 'sam' });
});

it('reports that there is no entry, or that entries were erased', async () => {
  answer({ answer: 'not-in' });
  expect(await ask('@nobody')).toEqual({ kind: 'not-in', handle: 'nobody' });
  answer({ answer: 'erased' });
  expect(await ask('sam')).toEqual({ kind: 'erased' });
});

it('sends no request for an invalid handle', async () => {
  const fetched = answer({ answer: 'not-in' });
  expect(await ask('two words')).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});
