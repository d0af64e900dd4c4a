import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, query, send, signIn } from '../support/api';
import { meridian } from '../support/meridian';
import { type Site, startSite } from '../support/site';

const API = '/admin/api/brand-file';

let first: Site;
let second: Site;
let cookies: { first: string; second: string };
beforeAll(async () => {
  [first, second] = await Promise.all([startSite({ worker: false }), startSite({ worker: false })]);
  cookies = { first: await signIn(first), second: await signIn(second) };
  const { showcaseImage: _picture, ...brand } = meridian;
  const colors = { ...brand.colors, pinned: null };
  const saved = await send(
    second,
    '/admin/api/globals/brand',
    { ...brand, colors, social: { ...brand.social, linkedin: '' }, _status: 'published' },
    { cookie: cookies.second },
  );
  expect(saved.status, saved.text).toBe(200);
  const words = { benefits: { heading: 'What founders get' }, _status: 'published' };
  const worded = await send(second, '/admin/api/globals/home-page', words, { cookie: cookies.second });
  expect(worded.status, worded.text).toBe(200);
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
    expect(text).not.toContain('Colonnade');
    // Everything that the file carries is the same now.
    expect(await exported(first, cookies.first)).toEqual(file);
    expect(JSON.parse((await post(file, null)).text).changes).toEqual([]);
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
      [{ ...file, version: 2 }, 'This brand file is of another version of the site'],
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

  it('is for admins, who have just shown that it is them', async () => {
    expect((await call(first, API)).status).toBe(401);
    const editor = { username: 'erin', password: 'a-password-of-the-tests', role: 'editor' };
    expect((await send(first, '/admin/api/users', editor, { cookie: cookies.first })).status).toBe(201);
    const cookie = await signIn(first, editor);
    expect((await call(first, API, { headers: { cookie } })).status).toBe(403);
    const file = await exported(second, cookies.second);
    expect((await post(file, null, cookie)).status).toBe(403);

    file.documents.brand.name = 'Portico';
    const { seen } = JSON.parse((await post(file, null)).text);
    await query(first, "update users_sessions set created_at = now() - interval '1 hour'");
    const late = await post(file, seen);
    expect(late.status).toBe(403);
    expect(late.headers.get('x-fresh-touch')).toBe('restore');
  });
});
