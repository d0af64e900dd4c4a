import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBuiltCopy } from '../../src/front/built-copy';
import { makeBuiltCopies } from './build';

const built = mkdtempSync(path.join(tmpdir(), 'built-copies-'));
const script = 'export const greeting = "hello";'.repeat(100);

beforeAll(async () => {
  mkdirSync(path.join(built, 'static/chunks'), { recursive: true });
  mkdirSync(path.join(built, 'static-brotli/chunks'), { recursive: true });
  writeFileSync(path.join(built, 'static/chunks/0a~b-.js'), script);
  writeFileSync(path.join(built, 'static/chunks/face.woff2'), script);
  writeFileSync(path.join(built, 'static-brotli/chunks/old.js'), 'of the build before');
  writeFileSync(path.join(built, 'secret.js'), script);
  await makeBuiltCopies(built);
});
afterAll(() => rmSync(built, { recursive: true }));

it('keeps a compressed copy of each built file', async () => {
  const copy = await readBuiltCopy('/_next/static/chunks/0a~b-.js', built);
  expect(brotliDecompressSync(copy ?? Buffer.alloc(0)).toString()).toBe(script);
});

it.each([
  ['a font, which is compressed already', '/_next/static/chunks/face.woff2'],
  ['a file of the build before', '/_next/static/chunks/old.js'],
  ['a file that was never built', '/_next/static/chunks/none.js'],
  ['a file elsewhere', '/_next/static/../secret.js'],
  ['an address elsewhere', '/media/chunks/0a~b-.js'],
])('has no copy of %s', async (_, address) => {
  expect(await readBuiltCopy(address, built)).toBeUndefined();
});
