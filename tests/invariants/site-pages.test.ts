import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SITE_PAGES } from '../../src/site-pages';
import { repositoryFiles } from '../support/repository-files';

const FOLDER = 'src/app/(site)';
const pageOf = (path: string) => `${FOLDER}${path === '/' ? '' : path}/page.tsx`;
const tracked = repositoryFiles(FOLDER);

it('lists only pages that exist, each once', () => {
  expect(SITE_PAGES.filter(({ path }) => !tracked.includes(pageOf(path)))).toEqual([]);
  expect(new Set(SITE_PAGES.map(({ path }) => path)).size).toBe(SITE_PAGES.length);
});

it('has each table that describes a page say its title and what it is about', () => {
  const described = SITE_PAGES.flatMap(({ path, words, part = 'search' }) =>
    words ? [{ path, texts: words.parts[part]?.texts ?? {} }] : [],
  );
  expect(described.length).toBeGreaterThan(1);
  expect(described.filter(({ texts }) => !('title' in texts && 'description' in texts))).toEqual([]);
});

it('has each listed page take its metadata from its facts', () => {
  const strays = SITE_PAGES.filter(
    ({ path }) => !readFileSync(pageOf(path), 'utf8').includes(`metadataOf('${path}')`),
  );
  expect(strays).toEqual([]);
});
