import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FORM_PATHS } from '../../src/site-forms';
import { SITE_PAGES } from '../../src/site-pages';
import { call, signIn } from '../support/api';
import { type Site, startSite } from '../support/site';

/** Not the address that the tests use: metadata of pages must not come from the request. */
const HOME = 'https://www.colonnade.example';

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { SITE_URL: HOME } });
});
afterAll(() => site?.stop());

const absolute = (path: string) => (path === '/' ? HOME : `${HOME}${path}`);
const indexable = SITE_PAGES.filter((page) => page.isIndexable).map(({ path }): string => path);

/** A page's head, by element name. */
async function headOf(path: string) {
  const { text, status } = await call(site, path);
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');
  const meta = (name: string) => all(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'));
  const link = (rel: string) => all(new RegExp(`<link rel="${rel}" href="([^"]*)"`, 'g'));
  const data = all(/<script type="application\/ld\+json">(.*?)<\/script>/g).map((json) => JSON.parse(json));
  return { status, title: all(/<title>([^<]*)<\/title>/g), meta, link, data };
}

const bytes = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(new URL(path.replace(HOME, ''), site.url), init);
  return { response, body: Buffer.from(await response.arrayBuffer()) };
};

describe('each page', () => {
  it.each(SITE_PAGES.map(({ path, isIndexable }) => [path, isIndexable] as const))(
    '%s states once what it is, and its address',
    async (path, isIndexable) => {
      const { status, title, meta, link } = await headOf(path);
      expect(status).toBe(200);
      expect(title).toHaveLength(1);
      expect(title[0]).toContain('Colonnade');
      expect(meta('description')).toHaveLength(1);
      expect(meta('description')[0]?.length).toBeGreaterThan(20);
      expect(meta('description')[0]?.length).toBeLessThanOrEqual(170);
      expect(link('canonical')).toEqual([absolute(path)]);
      expect(meta('robots')).toEqual(isIndexable ? [] : ['noindex']);
      expect(meta('og:title')).toEqual(title);
      expect(meta('og:description')).toEqual(meta('description'));
      expect(meta('og:url')).toEqual([absolute(path)]);
      expect(meta('og:site_name')).toEqual(['Colonnade']);
      expect(meta('twitter:card')).toEqual(['summary_large_image']);
      expect(meta('twitter:image')).toEqual(meta('og:image'));
      expect(link('manifest')).toEqual(['/manifest.webmanifest']);
    },
  );

  it('has a unique title and description', async () => {
    const heads = await Promise.all(SITE_PAGES.map(({ path }) => headOf(path)));
    expect(new Set(heads.map(({ title }) => title[0])).size).toBe(SITE_PAGES.length);
    expect(new Set(heads.map(({ meta }) => meta('description')[0])).size).toBe(SITE_PAGES.length);
  });

  it('has its own picture, which may be cached permanently under its address', async () => {
    const pictures = new Set<string>();
    for (const { path } of SITE_PAGES) {
      const { meta } = await headOf(path);
      const [address = ''] = meta('og:image');
      expect(address).toMatch(new RegExp(`^${absolute(path)}/opengraph-image\\?v=[\\w-]{16}$`));
      expect([meta('og:image:width'), meta('og:image:height')]).toEqual([['1200'], ['630']]);
      const { response, body } = await bytes(address);
      const { width, height, format } = await sharp(body).metadata();
      expect([response.status, width, height, format], path).toEqual([200, 1200, 630, 'png']);
      expect(response.headers.get('content-type')).toBe('image/png');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; img-src 'self'/);
      pictures.add(body.toString('base64'));
    }
    expect(pictures.size).toBe(SITE_PAGES.length);
  });

  it('shows its breadcrumbs, and who makes the site', async () => {
    const home = await headOf('/');
    expect(home.data).toHaveLength(1);
    expect(home.data[0]).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Colonnade',
      url: `${HOME}/`,
      contactPoint: { contactType: 'customer support', email: 'hello@colonnade.example' },
    });
    expect(home.data[0].sameAs).toContain('https://www.instagram.com/colonnade');
    for (const { path, label } of SITE_PAGES.filter((page) => page.path !== '/')) {
      const list = (await headOf(path)).data.find((data) => data['@type'] === 'BreadcrumbList');
      expect(list?.itemListElement, path).toEqual([
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${HOME}/` },
        { '@type': 'ListItem', position: 2, name: label, item: `${HOME}${path}` },
      ]);
    }
  });
});

describe('pictures', () => {
  it('are sent once, support HEAD, and are cached for minutes under an old address', async () => {
    const { response, body } = await bytes('/merch/opengraph-image?v=old');
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
    const etag = response.headers.get('etag') ?? '';
    const again = await bytes('/merch/opengraph-image', { headers: { 'If-None-Match': etag } });
    expect([again.response.status, again.body.length]).toEqual([304, 0]);
    const head = await bytes('/merch/opengraph-image', { method: 'HEAD' });
    expect([head.response.status, head.response.headers.get('content-length')]).toEqual([
      200,
      String(body.length),
    ]);
    expect((await call(site, '/merch/opengraph-image', { method: 'POST' })).status).toBe(405);
  });

  it('exist only for pages', async () => {
    for (const path of ['/nothing/opengraph-image', '/share-cards/merch', '/share-cards', '/icons/a.png']) {
      const { status, headers } = await call(site, path);
      expect([path, status, headers.get('cache-control')]).toEqual([path, 404, 'no-store']);
    }
  });
});

describe('for search engines', () => {
  it('lists exactly the indexable pages', async () => {
    const { text, type, status } = await call(site, '/sitemap.xml');
    expect([status, type]).toEqual([200, 'application/xml']);
    const entries = [...text.matchAll(/<url>\s*<loc>([^<]*)<\/loc>(?:\s*<lastmod>([^<]*)<\/lastmod>)?/g)];
    expect(entries.map(([, address]) => address)).toEqual(indexable.map(absolute));
    const dates = new Map(entries.map(([, address, date]) => [address, date]));
    expect(dates.get(`${HOME}/privacy-policy`)).toBe('2025-07-24');
    expect(dates.get(`${HOME}/terms`)).toBe('2025-07-26');
    // The date of these texts is unknown, and an invented date is worse than none.
    expect(dates.get(`${HOME}/support`)).toBeUndefined();
  });

  it('excludes robots from the back office, and from no page', async () => {
    const { text } = await call(site, '/robots.txt');
    expect(text.trim()).toBe(
      `User-Agent: *\nAllow: /\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${HOME}/sitemap.xml`,
    );
  });

  it.each([...FORM_PATHS, '/nothing-here'])('%s asks not to be indexed', async (path) => {
    const { meta } = await headOf(path);
    expect(meta('robots').length).toBeGreaterThan(0);
    for (const content of meta('robots')) expect(content).toContain('noindex');
  });

  it('says whom to tell about a vulnerability', async () => {
    const { text, type } = await call(site, '/.well-known/security.txt');
    expect(type).toBe('text/plain; charset=utf-8');
    expect(text).toMatch(
      /^Contact: mailto:hello@colonnade\.example\nExpires: \d{4}-\d\d-\d\dT00:00:00\.000Z\n/,
    );
    expect(text).toContain(`Canonical: ${HOME}/.well-known/security.txt\n`);
  });
});

const ICONS: [file: string, type: string, size: number][] = [
  ['/apple-touch-icon.png', 'image/png', 180],
  ['/icons/apple-touch-icon.png', 'image/png', 180],
  ['/icons/icon-192.png', 'image/png', 192],
  ['/icons/icon-512.png', 'image/png', 512],
  ['/icons/maskable-512.png', 'image/png', 512],
  ['/icons/icon.svg', 'image/svg+xml', 32],
];

describe('icons', () => {
  it.each(ICONS)('%s is drawn', async (path, type, size) => {
    const { response, body } = await bytes(path);
    expect(response.headers.get('content-type')).toBe(type);
    const { width, height } = await sharp(body).metadata();
    expect([width, height]).toEqual([size, size]);
  });

  it('favicon.ico holds 16, 32 and 48 px', async () => {
    const { response, body } = await bytes('/favicon.ico');
    expect(response.headers.get('content-type')).toBe('image/x-icon');
    const sizes = [];
    for (let entry = 6; entry < 6 + 16 * body.readUInt16LE(4); entry += 16) {
      const at = body.readUInt32LE(entry + 12);
      const { width } = await sharp(body.subarray(at, at + body.readUInt32LE(entry + 8))).metadata();
      sizes.push(width);
    }
    expect(sizes).toEqual([16, 32, 48]);
  });

  it('are in the manifest under addresses that respond', async () => {
    const { text, type } = await call(site, '/manifest.webmanifest');
    expect(type).toBe('application/manifest+json');
    const manifest = JSON.parse(text);
    expect(manifest).toMatchObject({
      name: 'Colonnade',
      short_name: 'Colonnade',
      start_url: '/',
      lang: 'en',
    });
    expect(manifest.icons.map((icon: { purpose: string }) => icon.purpose)).toContain('maskable');
    for (const { src, type: iconType } of manifest.icons) {
      const { response } = await bytes(src);
      expect(response.headers.get('content-type')).toBe(iconType);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
  });
});

describe('an editor who changes the brand', () => {
  const words = {
    name: 'ΑΦΑ Portico',
    tagline: 'One house, every chapter.',
    markPath: 'M2 2h28v28H2z',
    colors: {
      primary: '#0f766e',
      accent: '#a855f7',
      light: '#c084fc',
      print: '#5f4b8b',
      printAccent: '#8960e2',
    },
    mailboxes: {
      contact: 'contact@portico.example',
      support: 'support@portico.example',
      applications: 'a@portico.example',
      quotes: 'quotes@portico.example',
    },
  };

  it('changes titles, pictures, icons, manifest, structured data and dates together', async () => {
    const before = new Map<string, Awaited<ReturnType<typeof headOf>>>();
    for (const path of indexable) {
      const head = await headOf(path);
      before.set(path, head);
      await bytes(head.meta('og:image')[0] ?? '');
    }
    const oldIcon = (await bytes('/icons/icon-192.png')).body;
    const dateOf = async () => (await call(site, '/sitemap.xml')).text.match(/<lastmod>([^<]*)/)?.[1] ?? '';
    const oldDate = await dateOf();

    const cookie = await signIn(site);
    const saved = await call(site, '/admin/api/globals/brand', {
      method: 'POST',
      body: JSON.stringify({ ...words, _status: 'published' }),
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
    });
    expect([saved.status, saved.text.slice(0, 200)]).toEqual([200, expect.stringContaining('')]);

    for (const path of indexable) {
      const { title, meta, link } = await headOf(path);
      expect(title[0], path).toContain('ΑΦΑ Portico');
      expect(meta('og:site_name')).toEqual(['ΑΦΑ Portico']);
      const [picture = ''] = meta('og:image');
      expect(picture).not.toBe(before.get(path)?.meta('og:image')[0]);
      const [fresh, unnamed, old] = await Promise.all([
        bytes(picture),
        bytes(`${path === '/' ? '' : path}/opengraph-image`),
        bytes(before.get(path)?.meta('og:image')[0] ?? ''),
      ]);
      // An address with a name always shows the same picture; the one without shows the page as it is now.
      expect(unnamed.body.equals(fresh.body), path).toBe(true);
      expect(unnamed.response.headers.get('cache-control')).toBe('public, max-age=300');
      expect(old.body.equals(fresh.body), path).toBe(false);
      expect(link('icon')).not.toEqual(before.get(path)?.link('icon'));
    }
    const [organisation] = (await headOf('/')).data;
    expect(organisation).toMatchObject({
      name: 'ΑΦΑ Portico',
      description: 'One house, every chapter.',
      contactPoint: { email: 'support@portico.example' },
    });
    const manifest = JSON.parse((await call(site, '/manifest.webmanifest')).text);
    expect([manifest.name, manifest.description]).toEqual(['ΑΦΑ Portico', 'One house, every chapter.']);
    expect((await bytes('/icons/icon-192.png')).body.equals(oldIcon)).toBe(false);
    expect((await call(site, '/icons/icon.svg')).text).toContain('fill="#0f766e"');
    expect((await call(site, '/icons/icon.svg')).text).toContain('d="M2 2h28v28H2z"');
    expect((await call(site, '/.well-known/security.txt')).text).toContain('mailto:contact@portico.example');
    expect((await dateOf()) > oldDate).toBe(true);
    expect((await headOf('/admin/login')).link('icon').join()).not.toBe('');
  });

  it('gets complete pictures however many are requested, or when to come back', async () => {
    const asked = Array.from({ length: 60 }, (_, index) => indexable[index % indexable.length] ?? '/');
    const ask = async (path: string) => {
      const answer = await bytes(`${path === '/' ? '' : path}/opengraph-image?v=${Math.random()}`);
      if (answer.response.status !== 503) return answer;
      // A slow machine does not draw them all within the five seconds that a request may wait for its turn.
      expect(Number(answer.response.headers.get('retry-after'))).toBeGreaterThan(0);
      return ask(path);
    };
    const answers = await Promise.all(asked.map(ask));
    expect(new Set(answers.map(({ response }) => response.status))).toEqual(new Set([200]));
    const drawn = new Set(answers.map(({ body }) => body.toString('base64')));
    expect(drawn.size).toBe(indexable.length);
  });
});
