import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findDirectPosts, loadFormApi, loadFormAt } from '../../src/features.server';
import { FORM_APIS, FORM_PATHS } from '../../src/site-forms';
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

it('finds the endpoints of each form in its feature alone, and none elsewhere', async () => {
  const missing = async (paths: readonly string[], load: (path: string) => Promise<unknown>) => {
    const loaded = await Promise.all(paths.map(async (path) => [path, await load(path)] as const));
    return loaded.filter(([, endpoint]) => endpoint === undefined).map(([path]) => path);
  };
  expect(await missing(FORM_PATHS, async (path) => (await loadFormAt(path))?.page)).toEqual([]);
  expect(await missing(FORM_APIS, loadFormApi)).toEqual([]);
  const nowhere = ['/support', '/support/submits', '/api/support/submit', '/supports/submit', '/api'];
  expect(await missing(nowhere, loadFormAt)).toEqual(nowhere);
  expect(await missing(FORM_PATHS, loadFormApi)).toEqual([...FORM_PATHS]);
});

it('lets the front call every form of scripts, and the sign-in, by itself', async () => {
  const direct = await findDirectPosts();
  expect(Object.keys(direct).toSorted()).toEqual([...FORM_APIS, '/api/auth/login'].toSorted());
  const endpoints = await Promise.all(Object.values(direct).map((load) => load()));
  expect(endpoints.map((endpoint) => typeof endpoint?.POST)).toEqual(endpoints.map(() => 'function'));
});
