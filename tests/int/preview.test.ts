import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PREVIEW_PAGES } from '../../src/site-pages';
import { SAMPLES } from '../races/entities';
import { call, send, signIn } from '../support/api';
import { type Site, startSite } from '../support/site';

const PAGES = PREVIEW_PAGES.map(({ page }) => page);
const DRAFT = 'A draft that only its editor sees';

let site: Site;
let admin: string;
beforeAll(async () => {
  site = await startSite();
  admin = await signIn(site);
  const saved = await send(
    site,
    '/admin/api/globals/brand?draft=true&autosave=true',
    { tagline: DRAFT },
    { cookie: admin },
  );
  expect(saved.status, saved.text).toBe(200);
});
afterAll(() => site?.stop());

const preview = (page: string, headers: Record<string, string> = {}, method = 'GET') =>
  call(site, `/admin/preview/${page}`, { headers, method });

async function staff(role: string): Promise<string> {
  const account = { username: `preview-${role}`, password: 'a-password-of-the-tests', role };
  const { status, text } = await send(site, '/admin/api/users', account, { cookie: admin });
  expect(status, text).toBe(201);
  return signIn(site, account);
}

describe('a preview', () => {
  it('shows the draft to its editor, and is never cached', async () => {
    const { status, text, headers } = await preview('home', { cookie: admin });
    expect(status).toBe(200);
    expect(text.includes(DRAFT)).toBe(true);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self' 'nonce-[\w-]{22}'; .*frame-ancestors 'self'$/,
    );
    expect(text).toMatch(/<meta name="robots" content="noindex, nofollow"/);
  });

  it.each(PAGES)('of %s exists', async (page) => {
    expect((await preview(page, { cookie: admin })).status).toBe(200);
  });

  it('of a policy shows the brand as visitors see it: one draft at a time', async () => {
    const { text } = await preview('terms', { cookie: admin });
    expect(text.includes('Terms of Service')).toBe(true);
    expect(text.includes(DRAFT)).toBe(false);
  });

  it('of the links has no button to manage them, which is not part of a draft', async () => {
    expect((await call(site, '/links')).text.includes('Manage links')).toBe(true);
    const { text } = await preview('links', { cookie: admin });
    expect(text.includes('Each listed account you follow counts as one entry.')).toBe(true);
    expect(text.includes('Manage links')).toBe(false);
  });

  it.each(PAGES)('of %s does not exist for anonymous visitors', async (page) => {
    const { status, text, headers } = await preview(page);
    expect(status).toBe(404);
    expect(text.includes(DRAFT)).toBe(false);
    expect(headers.get('cache-control')).toContain('no-store');
    expect((await preview(`${page}?_rsc=1`, { rsc: '1' })).text.includes(DRAFT)).toBe(false);
  });

  it.each([
    ['editor', 200],
    ['support', 404],
    ['marketing', 404],
  ])('answers %s with %d', async (role, status) => {
    expect((await preview('home', { cookie: await staff(role) })).status).toBe(status);
  });

  it('cannot be opened from another site', async () => {
    for (const from of ['cross-site', 'same-site']) {
      const { status, text } = await preview('home', { cookie: admin, 'sec-fetch-site': from });
      expect(status).toBe(404);
      expect(text.includes(DRAFT)).toBe(false);
    }
    for (const from of ['same-origin', 'none'])
      expect((await preview('home', { cookie: admin, 'sec-fetch-site': from })).status).toBe(200);
  });

  it('is read-only', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await preview('home', { cookie: admin }, method)).status).toBe(405);
  });

  it('of an unknown page does not exist', async () => {
    for (const page of ['nothing', 'home%2Fx', 'constructor'])
      expect((await preview(page, { cookie: admin })).status).toBe(404);
  });
});

/** Collections with drafts, what their records are created with, and where visitors read them. */
const RECORDS: [slug: string, at: string, lists: string[]][] = [
  ['posts', '/blog', ['/blog', '/blog/feed.xml', '/sitemap.xml']],
  ['help-articles', '/help', ['/api/help?q=hush', '/sitemap.xml']],
  ['openings', '/careers', ['/careers', '/sitemap.xml']],
  ['press-items', '', ['/press']],
];

describe('a record', () => {
  it.each(RECORDS)('of %s is read by visitors only while it is published', async (slug, at, lists) => {
    const title = 'Hush these words';
    const sample = { ...(SAMPLES[slug] as object), title, question: title, slug: 'hush-these-words' };
    const save = async (_status: string, address = '', method = 'POST') => {
      const path = `/admin/api/${slug}${address}`;
      const { status, text } = await send(site, path, { ...sample, _status }, { cookie: admin }, method);
      expect(status, text).toBeLessThan(300);
      return JSON.parse(text).doc.id as number;
    };
    const readable = async () => {
      const own = at ? [`${at}/hush-these-words`] : [];
      const found: string[] = [];
      for (const path of [...own, ...lists]) {
        const { text } = await call(site, path);
        if (text.includes(title) || text.includes(`${at}/hush-these-words<`)) found.push(path);
      }
      return found;
    };
    const id = await save('draft', '?draft=true');
    expect(await readable()).toEqual([]);
    await save('published', `/${id}`, 'PATCH');
    expect(await readable()).toEqual([...(at ? [`${at}/hush-these-words`] : []), ...lists]);
    await save('draft', `/${id}`, 'PATCH');
    expect(await readable()).toEqual([]);
  });
});

describe('everything else', () => {
  it.each(['/', '/support', '/links', '/merch'])('%s never shows a draft, whoever asks', async (path) => {
    const askers: Record<string, string>[] = [{}, { cookie: admin }];
    for (const headers of askers) {
      const { text } = await call(site, path, { headers });
      expect(text.includes('Colonnade')).toBe(true);
      expect(text.includes(DRAFT)).toBe(false);
    }
  });
});
