import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { StaticCache } from './static-cache';

const FOREVER = 'public, max-age=31536000, immutable';
const script = (letter: string) => Buffer.from(letter.repeat(2000));

it('caches one compressed copy per encoding', async () => {
  const asset = new StaticCache().put('/a.js', 'application/javascript', FOREVER, script('a'));
  const first = await asset.body('br');
  expect(brotliDecompressSync(first.bytes).toString()).toBe('a'.repeat(2000));
  expect((await asset.body('br')).bytes).toBe(first.bytes);
  expect((await asset.body(undefined)).encoding).toBeUndefined();
});

it('sends the copy that was compressed beforehand, in its own encoding only', async () => {
  const made = Buffer.from('made by the build');
  const readCopy = async (address: string) => (address === '/a.js' ? made : undefined);
  const asset = new StaticCache({ readCopy }).put('/a.js', 'application/javascript', FOREVER, script('a'));
  expect((await asset.body('br')).bytes).toBe(made);
  expect(gunzipSync((await asset.body('gzip')).bytes).toString()).toBe('a'.repeat(2000));
});

it('does not compress fonts and tiny files', async () => {
  const staticCache = new StaticCache();
  const font = staticCache.put('/a.woff2', 'font/woff2', FOREVER, script('a'));
  const tiny = staticCache.put('/b.js', 'application/javascript', FOREVER, Buffer.from('b'));
  expect((await font.body('br')).encoding).toBeUndefined();
  expect((await tiny.body('gzip')).encoding).toBeUndefined();
});

it('drops the least recently used file when it is full', () => {
  const staticCache = new StaticCache({ capacity: 5000 });
  staticCache.put('/a.js', 'application/javascript', FOREVER, script('a'));
  staticCache.put('/b.js', 'application/javascript', FOREVER, script('b'));
  staticCache.get('/a.js');
  staticCache.put('/c.js', 'application/javascript', FOREVER, script('c'));
  expect(['/a.js', '/b.js', '/c.js'].map((path) => staticCache.get(path) !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
});

it('lets one request fetch a file while the others wait, and the next one try when that fails', async () => {
  const staticCache = new StaticCache();
  const [first, ...others] = Array.from({ length: 1000 }, () => staticCache.getOrBegin('/a.js'));
  expect(await first).toBeUndefined();
  const asset = staticCache.put('/a.js', 'application/javascript', FOREVER, script('a'));
  expect(new Set(await Promise.all(others))).toEqual(new Set([asset]));

  expect(await staticCache.getOrBegin('/b.js')).toBeUndefined();
  const waiting = [staticCache.getOrBegin('/b.js'), staticCache.getOrBegin('/b.js')];
  staticCache.endFetch('/b.js');
  expect(await Promise.race(waiting)).toBeUndefined();
  const found = staticCache.put('/b.js', 'application/javascript', FOREVER, script('b'));
  expect(await Promise.all(waiting)).toEqual([undefined, found]);
});
