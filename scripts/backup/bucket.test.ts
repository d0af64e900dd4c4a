import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Bucket } from '@/kit/db/object-storage';
import { type S3, startS3 } from '../../tests/support/s3-fake';
import { bucketPlace } from './bucket';

let s3: S3;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

const place = () => bucketPlace(new Bucket(s3.env), 'media');
const content = () => Object.fromEntries(s3.keys('').map((key) => [key, s3.read(key)?.toString()]));
const OLD = {
  'media/kept & (1).png': 'old',
  'media/gone.png': 'old',
  'media/ΑΦΑ.png': 'old',
  'private/quotes/a': 'old',
};
beforeEach(() => {
  s3.clear();
  for (const [key, old] of Object.entries(OLD)) s3.write(key, Buffer.from(old));
});

/** Runs a restore up to just before COMMIT. */
async function bring() {
  const swap = place().swap(randomUUID());
  await swap.begin();
  for (const name of ['kept & (1).png', 'new.png', 'ΑΦΑ.png'])
    await swap.write(name, Readable.from([Buffer.from('of the '), Buffer.from('backup')]));
  return swap;
}

it('lists and opens the files that rows refer to, and no hidden ones', async () => {
  s3.write('media/.hidden', Buffer.from('nobody’s'));
  s3.write('media/.x.png', Buffer.from('of an earlier version'));
  expect(await place().list()).toEqual(['.x.png', 'gone.png', 'kept & (1).png', 'ΑΦΑ.png']);
  expect(await place().open('none.png')).toBeNull();
  const part = await place().open('kept & (1).png');
  expect(part?.bytes).toBe(3);
  expect(await text(Readable.from(part?.content ?? []))).toBe('old');
});

it('loses nothing before COMMIT: overwritten files are copied aside, and files to be removed are still there', async () => {
  await bring();
  const { 'media/gone.png': gone, 'private/quotes/a': design, ...others } = content();
  expect([gone, design]).toEqual(['old', 'old']);
  const aside = Object.entries(others).filter(([key]) => key.startsWith('before-restore/'));
  expect(aside.map(([key, was]) => [key.replace(/^before-restore\/[-\da-f]{36}\//, ''), was])).toEqual([
    ['media/kept & (1).png', 'old'],
    ['media/ΑΦΑ.png', 'old'],
  ]);
});

it('leaves only the backup’s files after COMMIT, even after a killed restore', async () => {
  await bring();
  await (await bring()).finish();
  expect(content()).toEqual({
    'media/kept & (1).png': 'of the backup',
    'media/new.png': 'of the backup',
    'media/ΑΦΑ.png': 'of the backup',
    'private/quotes/a': 'old',
  });
});

it('restores everything after a failure, and does not touch what a killed restore copied aside', async () => {
  await (await bring()).undo();
  expect(content()).toEqual(OLD);
  s3.write('before-restore/another/media/kept.png', Buffer.from('only here'));
  await (await bring()).undo();
  expect(content()).toEqual({ ...OLD, 'before-restore/another/media/kept.png': 'only here' });
});

it('refuses names that point elsewhere', async () => {
  const swap = place().swap(randomUUID());
  await swap.begin();
  for (const name of ['../private/quotes/a', '.hidden', 'a//b'])
    await expect(swap.write(name, Readable.from([]))).rejects.toThrow(
      `The backup contains a file outside the known folders: ${name}.`,
    );
  expect(content()).toEqual(OLD);
});
