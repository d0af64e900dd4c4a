import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, query, send, signIn } from '../support/api';
import { meridian } from '../support/meridian';
import { type Site, startSite } from '../support/site';
import { launch, outcome } from '../support/site-processes';

const API = '/admin/api/brand-file';

let first: Site;
let second: Site;
let cookies: { first: string; second: string };
/** The brand that the first site came with. */
let original: unknown;
beforeAll(async () => {
  [first, second] = await Promise.all([startSite(), startSite()]);
  cookies = { first: await signIn(first), second: await signIn(second) };
  const { showcaseImage: _picture, ...brand } = meridian;
  for (const [slug, data] of [
    ['brand', { ...brand, social: { ...brand.social, linkedin: '' } }],
    ['home-page', { benefits: { heading: 'What founders get' } }],
    ['policy-pages', { page: { updated: 'Words of' } }],
  ] as const) {
    const published = { ...data, _status: 'published' };
    const saved = await send(second, `/admin/api/globals/${slug}`, published, { cookie: cookies.second });
    expect(saved.status, saved.text).toBe(200);
  }
  original = await exported(first, cookies.first);
});
afterAll(async () => {
  await Promise.all([first?.stop(), second?.stop()]);
});

const exported = async (site: Site, cookie: string) =>
  JSON.parse((await call(site, API, { headers: { cookie } })).text);
const post = (file: unknown, seen: string | null, cookie = cookies.first) =>
  send(first, API, { file, seen }, { cookie });
const versions = async () =>
  (await query<{ count: string }>(first, 'select count(*) from _brand_v'))[0]?.count;

describe('the brand as one file', () => {
  it('has colors, mark, addresses and words, and neither people nor secrets', async () => {
    const answer = await call(second, API, { headers: { cookie: cookies.second } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain('brand.json');
    const file = JSON.parse(answer.text);
    expect(file).toMatchObject({
      format: 'brand',
      version: 1,
      documents: {
        brand: { name: 'Meridian', prefix: 'MRD', markPath: meridian.markPath, social: { linkedin: '' } },
        'home-page': { benefits: { heading: 'What founders get' } },
        'brand-guidelines': { intro: { heading: 'Everything we put our name on.' } },
      },
    });
    expect(file.documents.brand.colors.primary).toBe('#0c6b62');
    expect(file.documents.brand.faces).toEqual({ display: 'source-serif-4', text: 'commissioner' });
    expect(Object.keys(file.documents)).toEqual(expect.arrayContaining(['page-frame', 'about', 'press']));
    expect(Object.keys(file.documents)).not.toContain('terms');
    expect(answer.text).not.toMatch(/"(id|username|password|revision|updatedAt|_status|showcaseImage)"/);
  });

  it('shows what it changes before anything is written, and then makes the other site this brand', async () => {
    const file = await exported(second, cookies.second);
    const before = await versions();
    const shown = await post(file, null);
    expect(shown.status, shown.text).toBe(200);
    const { changes, seen, isApplied } = JSON.parse(shown.text);
    expect(isApplied).toBe(false);
    expect(changes).toContainEqual({
      document: 'Brand settings',
      field: 'name',
      from: 'Colonnade',
      to: 'Meridian',
    });
    expect(changes).toContainEqual({
      document: 'Home page',
      field: 'benefits.heading',
      from: 'Founding Chapter Benefits',
      to: 'What founders get',
    });
    expect(await versions()).toBe(before);

    expect((await post(file, '0'.repeat(64))).status).toBe(409);
    expect(await versions()).toBe(before);
    const applied = await post(file, seen);
    expect(applied.status, applied.text).toBe(200);
    expect(JSON.parse(applied.text)).toMatchObject({ isApplied: true, changes });
    const { text } = await call(first, '/');
    expect(text).toContain('Meridian');
    expect(text).toContain('What founders get');
    expect(text).toContain('--color-violet:#0c6b62');
    expect(text).toContain('--font-display:"Source Serif 4",');
    expect(text).not.toContain('Colonnade');
    // Everything that the file carries is the same now.
    expect(await exported(first, cookies.first)).toEqual(file);
    expect(JSON.parse((await post(file, null)).text).changes).toEqual([]);

    // Files of earlier versions have tokens that somebody chose by hand. They are left out.
    const { brand } = file.documents;
    const pinned = { of: brand.colors, tokens: { page: 'red}</style><form>' } };
    const earlier = { ...brand, colors: { ...brand.colors, pinned } };
    const given = { ...file, documents: { ...file.documents, brand: earlier } };
    expect(JSON.parse((await post(given, null)).text)).toMatchObject({ changes: [], isApplied: false });
    // And the texts of two pages have other names in them.
    const { descriptions, ...sheet } = file.documents.press;
    const { firstName: _, ...values } = file.documents.about.values;
    const renamed = {
      about: { values: { ...values, first: { name: 'Kinship' } } },
      press: { ...sheet, words: { ...descriptions, heading: 'To quote' } },
    };
    const answer = JSON.parse((await post({ ...file, documents: renamed }, null)).text);
    expect(answer.changes).toEqual([
      { document: 'About page', field: 'values.firstName', from: 'Community', to: 'Kinship' },
      { document: 'Press page', field: 'descriptions.heading', from: 'In our words', to: 'To quote' },
    ]);
  });

  it('applies nothing when one value is refused', async () => {
    const file = await exported(first, cookies.first);
    file.documents.about.intro.heading = 'A heading that must not stay';
    file.documents.brand.colors.primary = '#ffe14d';
    const { seen } = JSON.parse((await post(file, null)).text);
    const refused = await post(file, seen);
    expect(refused.status).toBe(400);
    expect(refused.text).toMatch(/^Please choose another color: this one has a contrast of/);
    expect((await call(first, '/about')).text).not.toContain('A heading that must not stay');
  });

  it('refuses what is no brand file in one sentence', async () => {
    const file = await exported(first, cookies.first);
    const withBrand = (part: object) => ({
      ...file,
      documents: { ...file.documents, brand: { ...file.documents.brand, ...part } },
    });
    for (const [given, sentence] of [
      [{ format: 'brand' }, 'Please choose a brand file: this file is something else'],
      [{ ...file, version: 2 }, 'This brand file is from another version of the site'],
      [{ ...file, more: 1 }, 'Please choose a brand file: this file is something else'],
      [
        { ...file, documents: { users: { username: 'eve' } } },
        'This file has a document that this site does not have',
      ],
      [withBrand({ password: 'x' }), 'This file does not fit this site: Brand settings'],
      [withBrand({ name: 'x'.repeat(61) }), 'This file does not fit this site: Brand settings, name'],
      [withBrand({ audience: 'cats' }), 'This file does not fit this site: Brand settings, audience'],
    ] as const) {
      const { status, text } = await post(given, null);
      expect([status, text]).toEqual([400, sentence]);
    }
  });

  it('is for admins', async () => {
    expect((await call(first, API)).status).toBe(401);
    const editor = { username: 'erin', password: 'a-password-of-the-tests', role: 'editor' };
    expect((await send(first, '/admin/api/users', editor, { cookie: cookies.first })).status).toBe(201);
    const cookie = await signIn(first, editor);
    expect((await call(first, API, { headers: { cookie } })).status).toBe(403);
    const file = await exported(second, cookies.second);
    expect((await post(file, null, cookie)).status).toBe(403);
  });
});

describe('npm run brand', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'brand-command-'));
  const file = path.join(folder, 'brand.json');

  let brandCommand: typeof import('../../scripts/brand/brand-command').brandCommand;
  beforeAll(async () => {
    cookies.first = await signIn(first);
    const { seen } = JSON.parse((await post(original, null)).text);
    const restored = await post(original, seen);
    expect(restored.status, restored.text).toBe(200);
    Object.assign(process.env, first.env);
    ({ brandCommand } = await import('../../scripts/brand/brand-command'));
  });
  afterAll(async () => {
    await (await (await import('../../src/core/server/payload')).getPayloadClient()).db.pool.end();
    rmSync(folder, { recursive: true, force: true });
  });

  /** `npm run brand` on the machine of this site, a process that loads all of Payload. */
  async function brand(site: Site, ...args: string[]) {
    const { code, output } = await outcome(launch('scripts/brand.ts', site.env, args));
    return { code, says: output };
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
        'This brand file is from another version of the site',
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
});
