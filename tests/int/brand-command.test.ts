import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ended } from '../../scripts/lib/run-process';
import { call, query, send, signIn } from '../support/api';
import { meridian } from '../support/meridian';
import { type Site, startSite } from '../support/site';
import { launch } from '../support/site-processes';

const folder = mkdtempSync(path.join(os.tmpdir(), 'brand-command-'));
const file = path.join(folder, 'brand.json');

let first: Site;
let second: Site;
let brandCommand: typeof import('../../scripts/brand/brand-command').brandCommand;
beforeAll(async () => {
  [first, second] = await Promise.all([startSite(), startSite()]);
  const cookie = await signIn(second);
  const { showcaseImage: _picture, ...brand } = meridian;
  const colors = { ...brand.colors, pinned: null };
  for (const [slug, data] of [
    ['brand', { ...brand, colors }],
    ['home-page', { benefits: { heading: 'What founders get' } }],
    ['policy-pages', { page: { updated: 'Words of' } }],
  ] as const) {
    const published = { ...data, _status: 'published' };
    const { status, text } = await send(second, `/admin/api/globals/${slug}`, published, { cookie });
    expect(status, text).toBe(200);
  }
  Object.assign(process.env, first.env);
  ({ brandCommand } = await import('../../scripts/brand/brand-command'));
});
afterAll(async () => {
  await (await (await import('../../src/server/payload')).getPayloadClient()).db.pool.end();
  await Promise.all([first?.stop(), second?.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

/** `npm run brand` on the machine of this site, a process that loads all of Payload. */
async function brand(site: Site, ...args: string[]) {
  const command = launch('scripts/brand.ts', site.env, args);
  const code = await ended(command.child);
  return { code, says: command.output() };
}

/** The same on the first site, in this process. */
const refusalOf = (args: readonly string[]) =>
  brandCommand(args).then(
    (says) => ({ says }),
    (error: Error) => error.message,
  );

/** What a visitor reads, without scripts, numbers that change, and the host. */
const read = async (site: Site, page: string) =>
  (await call(site, page)).text
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

it('carries the brand of one site to another, whose pages then say the same', async () => {
  expect(await brand(second, 'export', file)).toEqual({ code: 0, says: `The brand is in ${file}.\n` });
  expect(await read(first, '/')).toContain('Founding Chapter Benefits');

  const compared = await brandCommand(['compare', file]);
  expect(compared).toContain('Brand settings, name: Colonnade -> Meridian\n');
  expect(compared).toContain('Policy pages, page.updated: Last updated -> Words of\n');
  expect(compared).toMatch(/It would change \d+ texts and values\.\n$/);
  expect(await read(first, '/')).toContain('Founding Chapter Benefits');

  const applied = await brand(first, 'import', file, 'Admin');
  expect(applied.says).toMatch(/It changed \d+ texts and values, in the name of admin\.\n$/);
  expect(applied.code).toBe(0);
  for (const page of ['/about', '/press', '/merch', '/terms/history/1', '/support/status'])
    expect(await read(first, page), page).toBe(await read(second, page));
  expect(await read(first, '/')).toContain('What founders get');
  expect(await read(first, '/terms')).toContain('Words of');
  expect((await call(first, '/')).text).toContain('--color-violet:#0c6b62');
  expect(await query(first, `select distinct actor from activity where subject = 'brand'`)).toEqual([
    { actor: 'admin' },
  ]);
  expect(await brandCommand(['compare', file])).toBe('It would change 0 texts and values.\n');
});

it('refuses in one sentence, and changes nothing', async () => {
  const given = JSON.parse(readFileSync(file, 'utf8'));
  const written = (name: string, content: unknown) => {
    const at = path.join(folder, name);
    writeFileSync(at, typeof content === 'string' ? content : JSON.stringify(content));
    return at;
  };
  const withBrand = (part: object) => ({
    ...given,
    documents: { ...given.documents, brand: { ...given.documents.brand, name: 'Portico', ...part } },
  });
  const missing = path.join(folder, 'none.json');
  for (const [args, sentence] of [
    [['compare', missing], `There is no file ${missing}`],
    [['compare', folder], `${folder} cannot be read (EISDIR)`],
    [['export', file], `${file} is there already, choose another name`],
    [
      ['compare', written('text.json', 'Meridian')],
      'Please choose a brand file: this file is something else',
    ],
    [
      ['compare', written('new.json', { ...given, version: 2 })],
      'This brand file is of another version of the site',
    ],
    [
      ['import', written('cats.json', withBrand({ audience: 'cats' })), 'admin'],
      'This file does not fit this site: Brand settings, audience',
    ],
    [['import', written('eve.json', withBrand({})), 'eve'], 'There is no admin named "eve"'],
  ] as const) {
    expect(await refusalOf(args)).toBe(sentence);
  }
  const colors = { ...given.documents.brand.colors, primary: '#ffe14d' };
  const yellow = written('yellow.json', withBrand({ colors }));
  expect(await refusalOf(['import', yellow, 'admin'])).toMatch(
    /^Please choose another color: this one has a contrast of/,
  );
  const misused = await brand(first, 'import', file);
  expect(misused.says).toMatch(/^Usage: npm run brand -- export <file>/);
  expect(misused.code).toBe(1);
  expect(await read(first, '/')).not.toContain('Portico');
});
