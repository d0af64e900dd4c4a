import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitUntil } from '../../scripts/lib/wait';
import { loadPersonalData } from '../../src/features.server';
import { COLLECTIONS, GLOBALS } from '../support/access-table';
import { application, call, query, send, signIn } from '../support/api';
import { waitOutMinimumTime } from '../support/minimum-time';
import { type Site, startSite } from '../support/site';

const WITHIN = 1000;

/** Two web processes on one database. */
let one: Site;
let two: Site;
let cookie: { Cookie: string };
beforeAll(async () => {
  one = await startSite();
  two = await startSite({ database: one.databaseUrl, isPrepared: true });
  cookie = { Cookie: await signIn(one) };
});
afterAll(async () => {
  await two?.stop();
  await one?.stop();
});

const html = async (site: Site, path: string, headers: Record<string, string> = {}) =>
  (await call(site, path, { headers })).text;
const shows = async (site: Site, path: string, words: string) => (await html(site, path)).includes(words);
/** Requested twice: if the page is cached, the second response comes from the cache. */
const warm = async (path: string) => {
  for (const site of [one, two, one, two]) expect((await call(site, path)).status, path).toBe(200);
};
const soon = async (is: () => Promise<boolean>) => expect(await waitUntil(WITHIN, is, 20)).toBe(true);
/** Distinguishes a cached page from a new one: each contains its time, for its forms. */
const stamp = async (site: Site, path: string) =>
  /name="formToken" value="([^"]+)"/.exec(await html(site, path))?.[1];

/** Pages that were rendered within the same tenth of a second have the same stamp. */
const STAMP_MS = 100;

/** Invalidates every page once, and has this one rendered again. The next render gets another stamp than this one. */
async function anew(path: string) {
  const before = [await stamp(one, path), await stamp(two, path)];
  await setTimeout(STAMP_MS);
  await query(one, 'update brand set name = name');
  await soon(async () => (await stamp(one, path)) !== before[0] && (await stamp(two, path)) !== before[1]);
  await setTimeout(STAMP_MS);
}

/** @param path below /admin/api */
const save = async (path: string, body: object, method = 'POST') => {
  const saved = await send(one, `/admin/api${path}`, body, cookie, method);
  expect(saved.status, saved.text).toBeLessThan(300);
  return JSON.parse(saved.text).doc;
};

describe('a cached page', () => {
  it('is rendered once, and sent with a tag and the policy of its scripts', async () => {
    await warm('/support');
    const first = await call(one, '/support?utm_source=a');
    const second = await call(one, '/support');
    expect(second.text).toBe(first.text);
    const tag = second.headers.get('etag') ?? '';
    expect(second.headers.get('cache-control')).toBe(
      'public, max-age=0, must-revalidate, s-maxage=10, stale-while-revalidate=10',
    );
    expect(second.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
    const again = await call(one, '/support', { headers: { 'If-None-Match': tag } });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await call(one, '/support', { method: 'HEAD' })).headers.get('etag')).toBe(tag);
  });

  it('has its metadata in its head for every client', async () => {
    const [head = ''] = (await html(one, '/about')).split('</head>');
    for (const name of ['<title>', 'name="description"', 'property="og:image"', 'rel="canonical"'])
      expect(head).toContain(name);
  });

  it('is right within ten seconds when only the clock changes it', async () => {
    const inASecond = `update social_links set visible_until = now() + interval '1 second'
      where id = (select min(id) from social_links) returning label, visible_until as until`;
    const [link] = await query<{ label: string; until: Date }>(one, inASecond);
    const { label = '', until = new Date() } = link ?? {};
    expect(await waitUntil(WITHIN, () => shows(one, '/links', label))).toBe(true);
    // When it was last asked for and still there: how long an answer takes does not count.
    let last = 0;
    const isGone = (isThere: () => Promise<boolean>) =>
      waitUntil(30_000, async () => {
        const asked = Date.now();
        if (!(await isThere())) return true;
        last = asked;
        return false;
      });
    expect(await isGone(() => shows(one, '/links', label))).toBe(true);
    const list = async () =>
      JSON.parse(await html(one, '/api/social-links')).map((each: { label: string }) => each.label);
    expect(await isGone(async () => (await list()).includes(label))).toBe(true);
    expect(last - until.getTime()).toBeLessThan(10_500);
    await query(one, 'update social_links set visible_until = null');
  });

  it('contains nothing per visitor: two without JavaScript send two forms from the same page', async () => {
    await warm('/');
    const page = await html(one, '/');
    expect(await html(one, '/')).toBe(page);
    const formToken = /name="formToken" value="([^"]+)"/.exec(page)?.[1] ?? '';
    expect(formToken).not.toBe('');
    await waitOutMinimumTime();
    const people = [application(), application()];
    for (const [site, person] of [
      [one, people[0]],
      [two, people[1]],
    ] as const) {
      const sent = await call(site, '/waitlist/submit', {
        method: 'POST',
        body: new URLSearchParams({ ...person, formToken, website: '' }),
      });
      expect([sent.status, sent.headers.get('location')]).toEqual([303, '/waitlist/submit?sent=yes']);
    }
    const rows = await query<{ quarantined: boolean }>(
      one,
      'select email, quarantined from waitlist where email = any($1) order by id',
      [people.map(({ email }) => email)],
    );
    expect(rows).toEqual(people.map(({ email }) => ({ email, quarantined: false })));
  });
});

describe('an edit', () => {
  /** Each row: what is changed through /admin or /api, the page, the text that a visitor reads next. */
  it.each<[string, string, string, (words: string) => Promise<unknown>]>([
    [
      'brand',
      '/',
      'A motto of today',
      (words) => save('/globals/brand', { tagline: words, _status: 'published' }),
    ],
    [
      'page',
      '/about',
      'A heading of today',
      async (words) => {
        const now = JSON.parse(await html(one, '/admin/api/globals/about?depth=0', cookie));
        await save('/globals/about', { intro: { ...now.intro, heading: words }, _status: 'published' });
      },
    ],
    [
      'policy',
      '/terms',
      'Terms of today',
      (words) => save('/globals/terms', { title: words, changeNote: 'Another title.', _status: 'published' }),
    ],
    [
      'link',
      '/links',
      'A link of today',
      (words) => send(one, '/api/social-links', { label: words, url: 'a.example' }, cookie),
    ],
    [
      'link in the list',
      '/api/social-links',
      'Another link of today',
      (words) => send(one, '/api/social-links', { label: words, url: 'a.example' }, cookie),
    ],
  ])(
    'of a %s is on %s with the next load here, and elsewhere within a second',
    async (_, path, words, edit) => {
      await warm(path);
      expect(await shows(one, path, words)).toBe(false);
      await edit(words);
      expect(await shows(one, path, words)).toBe(true);
      await soon(() => shows(two, path, words));
    },
  );

  it('shows in everything else made from it: the sitemap, the manifest, the trash', async () => {
    for (const path of ['/manifest.webmanifest', '/sitemap.xml']) await warm(path);
    await save('/globals/brand', { name: 'Portico', _status: 'published' });
    expect(JSON.parse(await html(one, '/manifest.webmanifest')).name).toBe('Portico');
    await soon(() => shows(two, '/manifest.webmanifest', 'Portico'));
    const { text } = await send(one, '/api/social-links', { label: 'Soon gone', url: 'a' }, cookie);
    const { id } = JSON.parse(text);
    for (const [method, path, seen] of [
      ['DELETE', `/api/social-links/${id}`, false],
      ['POST', `/api/social-links/${id}/restore`, true],
    ] as const) {
      await warm('/links');
      expect((await call(one, path, { method, headers: cookie })).status).toBeLessThan(300);
      expect(await shows(one, '/links', 'Soon gone')).toBe(seen);
      await soon(async () => (await shows(two, '/links', 'Soon gone')) === seen);
    }
  });

  it('of the seats counts too, however it is made: back office, plain SQL, an erasure', async () => {
    const body = application();
    expect((await send(one, '/api/waitlist', body)).status).toBe(201);
    const [row] = await query<{ id: number }>(one, 'select id from waitlist where email = $1', [body.email]);
    await anew('/');
    const before = await stamp(one, '/');
    // A new application takes no seat, so nothing is invalidated.
    expect((await send(one, '/api/waitlist', application())).status).toBe(201);
    expect(await stamp(one, '/')).toBe(before);
    await save(`/waitlist/${row?.id}`, { status: 'in-review' }, 'PATCH');
    await anew('/');
    const tags = { here: await stamp(one, '/'), there: await stamp(two, '/') };
    await save(`/waitlist/${row?.id}`, { status: 'accepted' }, 'PATCH');
    expect(await stamp(one, '/')).not.toBe(tags.here);
    await soon(async () => (await stamp(two, '/')) !== tags.there);
    for (const sql of [
      `update waitlist set status = 'declined' where id = $1`,
      `update waitlist set status = 'accepted' where id = $1`,
      'delete from waitlist where id = $1',
    ]) {
      await anew('/');
      const stamps = [await stamp(one, '/'), await stamp(two, '/')];
      await query(one, sql, [row?.id]);
      await soon(async () => (await stamp(one, '/')) !== stamps[0] && (await stamp(two, '/')) !== stamps[1]);
    }
  });

  it('still reaches an instance whose connection was cut', async () => {
    const ended = await query(
      one,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'colonnade-changes'`,
    );
    expect(ended).toHaveLength(2);
    const listening = `select 1 from pg_stat_activity
      where datname = current_database() and application_name = 'colonnade-changes' and query like 'listen%'`;
    await waitUntil(5000, async () => (await query(one, listening)).length === 2);
    await warm('/press');
    await query(one, `update brand set name = 'Peristyle'`);
    for (const site of [one, two]) await soon(() => shows(site, '/press', 'Peristyle'));
  });

  it('as a draft invalidates nothing', async () => {
    await anew('/support');
    const before = await stamp(one, '/support');
    const saved = await send(
      one,
      '/admin/api/globals/brand?draft=true',
      { tagline: 'Unfinished', _status: 'draft' },
      cookie,
    );
    expect(saved.status, saved.text).toBe(200);
    expect(await stamp(one, '/support')).toBe(before);
  });
});

describe('a page for one person', () => {
  it('is shown to that person only, and theirs is not rendered for others', async () => {
    await save('/globals/brand', { brandAssetsStaffOnly: true, _status: 'published' });
    for (const site of [one, two]) {
      await soon(async () => (await call(site, '/social-media')).status === 404);
      const staff = await call(site, '/social-media', { headers: cookie });
      expect(staff.status).toBe(200);
      expect(staff.headers.get('cache-control')).toContain('no-store');
      const anonymous = await call(site, '/social-media');
      expect([anonymous.status, anonymous.headers.get('cache-control')]).toEqual([404, 'no-store']);
    }
    const all = JSON.parse(await html(one, '/api/social-links', cookie));
    expect(all.length).toBeGreaterThan(0);
    const hidden = await send(
      one,
      '/api/social-links',
      { label: 'Hidden', url: 'h', isActive: false },
      cookie,
    );
    expect(hidden.status).toBe(201);
    for (const site of [one, two, one, two]) {
      expect(await html(site, '/api/social-links', cookie)).toContain('Hidden');
      expect(await html(site, '/api/social-links')).not.toContain('Hidden');
    }
  });

  it.each([
    '/support/status',
    '/support/submit?sent=a',
    '/newsletter/submit',
    '/waitlist/submit',
    '/merch/quote',
  ])('%s is never cached', async (path) => {
    for (let time = 0; time < 2; time += 1) {
      const { headers } = await call(one, path);
      expect(headers.get('cache-control')).toContain('no-store');
      expect([headers.get('age'), headers.get('etag')]).toEqual([null, null]);
    }
  });

  it('and a part of a page for the router is not a page', async () => {
    await warm('/about');
    // Next first redirects to the address for this kind of request.
    const part = await call(one, '/about', { headers: { RSC: '1' }, redirect: 'follow' });
    expect(part.type).toContain('text/x-component');
    expect(part.headers.get('cache-control')).toContain('no-store');
    expect((await call(one, '/about')).type).toContain('text/html');
  });
});

/** Data that no public page shows, besides what people send. */
const BEHIND_THE_SCENES = [
  'activity',
  'newsletter-issues',
  'notes',
  'prepared-mails',
  'saved-replies',
  'sources',
  'transitions',
  'ticket-messages',
];

it('every collection and global reports content changes, except those that no public page shows', async () => {
  const rows = await query<{ name: string }>(
    one,
    `select distinct tgrelid::regclass::text as name from pg_trigger where tgfoid = 'site.content_changed'::regproc`,
  );
  const saying = rows.map(({ name }) => name.replaceAll('"', '').replaceAll('_', '-'));
  const all = [...Object.keys(COLLECTIONS), ...Object.keys(GLOBALS)];
  const personal = (await loadPersonalData()).map(({ subject }) => subject);
  const hidden = [...BEHIND_THE_SCENES, ...personal];
  expect(all.filter((slug) => !saying.includes(slug) && !hidden.includes(slug))).toEqual([]);
  expect(saying.filter((slug) => !all.includes(slug))).toEqual([]);
});

it('answers every path without a route from one cached page', async () => {
  for (const path of ['/nothing-here', '/wp-login.php', '/a/b/c']) {
    const answer = await call(one, path, { headers: { authorization: 'JWT x.y.z' } });
    // Only cached pages say their age.
    expect([answer.status, answer.headers.get('age') !== null], path).toEqual([404, true]);
  }
});
