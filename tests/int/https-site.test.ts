import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTags, type Tag } from '../../src/front/page-tags';
import { SITE_PAGES } from '../../src/site-pages';
import { application, call, send } from '../support/api';
import { EVERY_PAGE } from '../support/every-page';
import { observatoryScore } from '../support/observatory';
import { rawHttp } from '../support/raw-http';
import { readingGrade, sentencesIn, textRuns } from '../support/reading-grade';
import { type Site, startSite } from '../support/site';

const ORIGIN = 'https://colonnade.example';

let site: Site;
beforeAll(async () => {
  // Its code to scan is part of the home page, and no two ports compress alike.
  site = await startSite({ env: { SITE_URL: ORIGIN } });
});
afterAll(() => site?.stop());

describe('headers', () => {
  it('requires https, for pages and refusals alike', async () => {
    const page = await fetch(`${site.url}/`);
    expect(page.headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(page.headers.get('content-security-policy')).toMatch(/; upgrade-insecure-requests$/);
    const refused = await rawHttp(site.port, 'nonsense\r\n\r\n');
    expect(refused.headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it.each(EVERY_PAGE)('has 120 points of Mozilla’s Observatory on %s', async (path) => {
    const page = await fetch(`${site.url}${path}`);
    const { score, because } = observatoryScore(page.headers, await page.text());
    expect(score, JSON.stringify(because)).toBeGreaterThanOrEqual(120);
  });
});

describe('the cookie', () => {
  const COOKIE = /^__Host-colonnade-token=[\w-]+\.[\w-]+\.[\w-]+;/;
  /** Attributes of a Set-Cookie header; browsers ignore what follows `Secure=`. */
  const attributes = (header: string | null) =>
    (header ?? '')
      .split(/;\s*/)
      .slice(1)
      .map((one) => one.replace(/^(HttpOnly|Secure)=true$/, '$1'));

  const signIn = (path: string, headers: Record<string, string> = {}) =>
    send(site, path, site.admin, { Origin: ORIGIN, ...headers });

  describe.each(['/api/auth/login', '/admin/api/users/login'])('%s on an https site', (path) => {
    it('sets a cookie for this host only, over https, which no script can read', async () => {
      const { status, headers } = await signIn(path);
      expect(status).toBe(200);
      const cookie = headers.get('set-cookie');
      expect(cookie).toMatch(COOKIE);
      const given = attributes(cookie);
      for (const one of ['HttpOnly', 'Secure', 'Path=/', 'SameSite=Lax']) expect(given).toContain(one);
      // With a domain a browser would refuse the name.
      expect(cookie).not.toMatch(/;\s*Domain=/i);
    });

    it('still asks where a request comes from', async () => {
      expect((await signIn(path, { Origin: 'https://evil.test' })).status).toBe(403);
    });
  });

  it('knows a person by that cookie in both places, and by no other name of it', async () => {
    const pair = (await signIn('/api/auth/login')).headers.get('set-cookie')?.split(';')[0] ?? '';
    const session = async (cookie: string) =>
      (await call(site, '/api/auth/session', { headers: { Cookie: cookie } })).text;
    expect(await session(pair)).toBe('{"authenticated":true}');
    expect(await session(pair.replace('__Host-', ''))).toBe('{"authenticated":false}');
    const me = await call(site, '/admin/api/users/me', { headers: { Cookie: pair } });
    expect(JSON.parse(me.text).user.username).toBe('admin');
    const board = await call(site, '/admin', { headers: { Cookie: pair } });
    expect([board.status, board.text.includes('Founding seats')]).toEqual([200, true]);
  });

  it('deletes it under the same name with the same attributes, or browsers would keep it', async () => {
    const pair = (await signIn('/api/auth/login')).headers.get('set-cookie')?.split(';')[0] ?? '';
    const { headers } = await send(site, '/api/auth/logout', {}, { Cookie: pair });
    const ended = headers.get('set-cookie');
    expect(ended).toMatch(/^__Host-colonnade-token=;/);
    for (const one of ['HttpOnly', 'Secure', 'Path=/', 'SameSite=Lax'])
      expect(attributes(ended)).toContain(one);
    expect((await call(site, '/api/auth/session', { headers: { Cookie: pair } })).text).toBe(
      '{"authenticated":false}',
    );
  });
});

describe('the home page', () => {
  it('keeps the HTML of the home page, with styles and working phones in it, below 64 kB as gzip', async () => {
    const html = await (await fetch(`${site.url}/`)).text();
    expect(html).toContain('Check in Jordan Reyes');
    expect(gzipSync(html).length).toBeLessThan(64_000);
  });
});

describe('the styles and scripts of a page', () => {
  const isSheet = ({ name, attributes }: Tag) => name === 'link' && attributes.rel === 'stylesheet';
  const isScript = ({ name, attributes }: Tag) =>
    name === 'script' && attributes.src !== undefined && attributes.nomodule === undefined;

  // The framework's output is recognized by its structure. A leftover tag had another one: the test prints its source.
  it.each(SITE_PAGES.map(({ path }) => path))(
    '%s has its styles in it, and its scripts for later',
    async (path) => {
      const { text } = await call(site, path);
      const { tags, headEnd } = readTags(text);
      const left = (is: (tag: Tag) => boolean) =>
        tags.filter(is).map(({ start, end }) => text.slice(start, end));
      expect(left(isSheet), 'stylesheets that src/front/finish-html.ts does not know').toEqual([]);
      expect(left(isScript), 'scripts that src/front/late-scripts.ts does not know').toEqual([]);
      expect(headEnd).toBeGreaterThan(0);
      expect(text).toContain('<style data-sheet="/_next/static/');
      const [, addresses = '[]'] =
        /\(document\.documentElement,(\[[^\]]*\])\)<\/script><\/head>/.exec(text) ?? [];
      expect(JSON.parse(addresses).length).toBeGreaterThan(3);
    },
  );
});

describe('the words of a page', () => {
  /** Officers of a chapter are in college; the eighth grade is what plain writing for everybody aims at. */
  const GRADE = 8;

  const worst = (sentences: string[]) =>
    sentences
      .map((sentence) => ({ sentence, grade: readingGrade([sentence]) }))
      .sort((one, other) => other.grade - one.grade)
      .slice(0, 5)
      .map(({ sentence, grade }) => `${grade.toFixed(1)}: ${sentence}`);

  it.each(EVERY_PAGE)('%s reads at the eighth grade or below', async (path) => {
    const sentences = textRuns((await call(site, path)).text).flatMap(sentencesIn);
    expect(sentences.length).toBeGreaterThan(0);
    const grade = readingGrade(sentences);
    expect(
      grade,
      `Grade ${grade.toFixed(1)}. Its hardest sentences:\n${worst(sentences).join('\n')}`,
    ).toBeLessThanOrEqual(GRADE);
  });
});

// Last, as it changes the setting.
describe('a proxy that TRUSTED_PROXIES does not name', () => {
  const NOTICE = 'TRUSTED_PROXIES does not name';
  const isSaid = async (words: string) => {
    const { headers } = await send(site, '/api/auth/login', site.admin, { Origin: ORIGIN });
    const Cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
    const board = await call(site, '/admin', { headers: { Cookie } });
    expect(board.text).toContain('Founding seats');
    return board.text.includes(words);
  };
  /** As a proxy on this machine passes them on. */
  const apply = async () => {
    for (let n = 1; n <= 12; n += 1) {
      const forwarded = { 'X-Forwarded-For': `203.0.113.${n}`, 'X-Forwarded-Proto': 'https', Origin: ORIGIN };
      expect((await send(site, '/api/waitlist', application(), forwarded)).status).toBe(201);
    }
  };

  it('is said on the board and in the log once there is traffic, until the setting is right', async () => {
    await site.kill();
    await site.revive();
    expect(await isSaid(NOTICE)).toBe(false);
    await apply();
    expect(await isSaid(NOTICE)).toBe(true);
    const said = site.output().match(/^\{"event":"proxy",.*$/gm) ?? [];
    expect(said).toEqual([
      expect.stringContaining(
        '"problem":"All visitors count as one: TRUSTED_PROXIES does not name the proxy in front of this site"',
      ),
    ]);

    await site.kill();
    await site.revive({ TRUSTED_PROXIES: '127.0.0.1' });
    await apply();
    expect(await isSaid(NOTICE)).toBe(false);
    expect(site.output()).not.toContain('"event":"proxy"');
  });

  it('is said as well when it stands before a proxy that is named', async () => {
    await site.kill();
    await site.revive({ TRUSTED_PROXIES: '127.0.0.1' });
    for (let n = 1; n <= 12; n += 1) {
      const forwarded = { 'X-Forwarded-For': `203.0.113.${n}, 172.18.0.1`, Origin: ORIGIN };
      expect((await send(site, '/api/waitlist', application(), forwarded)).status).toBe(201);
    }
    expect(await isSaid('172.18.0.1')).toBe(true);
  });
});
