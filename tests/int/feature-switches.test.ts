import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { waitUntil } from '../../scripts/lib/wait';
import { call, query, send, signIn } from '../support/api';
import { putRound } from '../support/drawn-rounds';
import { addHelpArticles } from '../support/help-articles';
import { addIssue } from '../support/issues';
import { quoteFields } from '../support/quotes';
import { type Site, startSite } from '../support/site';

type Switched = {
  /** Pages and files that answer 404. */
  gone: string[];
  /** Forms: with and without JavaScript. */
  forms?: [path: string, fields: Record<string, string>][];
  /** Where links on other pages led: none may be left. */
  mentioned: RegExp;
  /** Lists and forms of the back office. */
  menu: string[];
  /** Jobs that nobody takes. */
  jobs?: string[];
  /** Rows that stay. */
  kept: string[];
};

const at = (path: string) => new RegExp(`(?<![\\w-])(?:${path})(?![\\w-])`);

const OFF: Record<string, Switched> = {
  blog: {
    gone: [
      '/blog',
      '/blog/on-dues',
      '/blog/feed.xml',
      '/blog/atom.xml',
      '/blog/feed.json',
      '/blog/opengraph-image',
    ],
    mentioned: at('/blog'),
    menu: ['collections/posts', 'globals/blog', 'globals/minutes-page'],
    kept: ['posts'],
  },
  help: {
    gone: ['/help', '/help/', '/help/search?q=dues', '/help/feedback', '/api/help?q=dues'],
    forms: [['/help/feedback', { article: '', helpful: 'no' }]],
    mentioned: at('(?<!press|media)/help'),
    menu: ['collections/help-articles', 'globals/help-page'],
    kept: ['help_articles'],
  },
  letters: {
    gone: ['/up', '/up/alpha-phi', '/up/alpha-phi/opengraph-image'],
    mentioned: at('/up|(?<=href=")/?#letters'),
    menu: ['globals/letters-section'],
    kept: ['letters_section'],
  },
  draw: {
    gone: [
      '/links/draw',
      '/links/draw/1',
      '/links/draw/1/wheel',
      '/links/draw/lookup',
      '/api/draws/1/wheel',
      '/api/draws/1/bundle',
    ],
    forms: [
      ['/links/draw/lookup', { round: '1', account: 'instagram', handle: 'sam' }],
      ['/api/draws/1/proof', { account: 'instagram', handle: 'sam' }],
    ],
    mentioned: at('/links/draw'),
    menu: [
      'collections/draw-rounds',
      'globals/draw-page',
      'globals/draw-round',
      'globals/draw-check',
      'globals/draw-entry',
      'globals/draw-wheel',
    ],
    jobs: ['commit-draw', 'draw-round', 'fetch-draw-value', 'import-list'],
    kept: ['draw_rounds', 'site.draw_entries'],
  },
  merch: {
    gone: ['/merch', '/merch/quote', '/merch/opengraph-image'],
    forms: [['/merch/quote', quoteFields()]],
    mentioned: at('/merch'),
    menu: ['collections/quotes', 'globals/merch-page', 'globals/quote-form'],
    kept: ['quotes'],
  },
  newsletter: {
    gone: [
      '/newsletter',
      '/newsletter/doors-open',
      '/newsletter/confirm',
      '/newsletter/preferences',
      '/newsletter/unsubscribe',
      '/newsletter/submit',
    ],
    forms: [
      ['/newsletter/submit', { email: 'ada@example.com' }],
      ['/api/newsletter', { email: 'ada@example.com' }],
    ],
    mentioned: at('/newsletter|#newsletter'),
    menu: [
      'collections/newsletter',
      'collections/newsletter-issues',
      'collections/newsletter-deliveries',
      'collections/suppressions',
      'globals/newsletter-form',
    ],
    jobs: ['send-issue'],
    kept: ['newsletter', 'newsletter_issues'],
  },
};
const NAMES = Object.keys(OFF);

let site: Site;
let Cookie: string;

const switchOff = async (names: string) => {
  await Promise.all([site.kill('web'), site.kill('worker')]);
  await site.revive({ FEATURES_OFF: names });
};
const countsOf = async (tables: string[]) => {
  const counts = tables.map((table) => `(select count(*)::int from ${table})`);
  const [row] = await query<{ all: number[] }>(site, `select array[${counts.join(', ')}] as "all"`);
  return row?.all;
};

const words = (text: string) => ({ type: 'text', text, format: 0, version: 1 });
const linked = (url: string) => ({
  type: 'link',
  version: 3,
  fields: { url, linkType: 'custom', newTab: false },
  children: [words('This one')],
});
const block = (fields: object) => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: 'b', blockName: '', ...fields },
});
const paragraph = (...children: object[]) => ({ type: 'paragraph', version: 1, children });
const body = (...children: object[]) => ({
  root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children },
});
/** A text of the owner's that leads to each of the features, in each way that a text can. */
const LEADS_EVERYWHERE = body(
  paragraph(words('Read on.')),
  ...['/help/', '/merch', '/links/draw/1', '/newsletter/doors-open', '/up/alpha-phi', '/#newsletter'].map(
    (url) => paragraph(linked(url)),
  ),
  block({ blockType: 'link-card', url: '/merch', title: 'The shop', text: '' }),
  block({ blockType: 'subscribe', text: 'Once a month.' }),
);

async function publish(collection: string, fields: object) {
  const { status, text } = await send(
    site,
    `/admin/api/${collection}`,
    { ...fields, _status: 'published' },
    { Cookie },
  );
  expect(status, text).toBe(201);
}

beforeAll(async () => {
  site = await startSite({ worker: true });
  Cookie = await signIn(site);
  await addHelpArticles((text, values) => query(site, text, values));
  await putRound(site);
  const issue = await addIssue(site, Cookie, 'Doors open');
  await query(
    site,
    `update newsletter_issues set started_at = now(), slug = 'doors-open', number = 1, is_public = true where id = $1`,
    [issue],
  );
  const post = {
    title: 'On dues',
    lead: 'About dues, in a sentence.',
    section: 'roll-call',
    author: 'Nora Kessler',
  };
  await publish('posts', { ...post, body: LEADS_EVERYWHERE });
  await publish('openings', {
    title: 'Engineer',
    summary: 'You build what chapters use each day.',
    place: 'Remote',
    body: body(paragraph(words('Come. '), linked('/blog/on-dues'))),
  });
  await query(site, `insert into newsletter (email, state) values ('reader@readers.example', 'pending')`);
  const quote = new FormData();
  for (const [name, value] of Object.entries(quoteFields())) quote.append(name, value);
  expect((await call(site, '/merch/quote', { method: 'POST', body: quote })).status).toBeLessThan(400);
});
afterAll(() => site?.stop());

const ENTRY = ['/', '/sitemap', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/no-such-page'];
const ADDRESS = /(?:href|action|src)="([^"]*)"|<loc>([^<]*)<\/loc>|<link>([^<]*)<\/link>|"url":"([^"]*)"/g;

/** Every page that a stranger reaches, with what it says. */
async function crawl(): Promise<Map<string, { status: number; text: string; from: string }>> {
  const pages = new Map<string, { status: number; text: string; from: string }>();
  const waiting = ENTRY.map((path) => ({ path, from: 'the test' }));
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { path, from } = next;
    if (pages.has(path)) continue;
    const { status, text, type, headers } = await call(site, path);
    const location = headers.get('location');
    pages.set(path, { status, text: /html|xml|json|plain/.test(type ?? '') ? text : '', from });
    const found = [...text.matchAll(ADDRESS)].map((match) => match.slice(1).find(Boolean) ?? '');
    for (const href of [...found, ...(location ? [location] : [])]) {
      const address = new URL(href.replaceAll('&amp;', '&').replaceAll('&#x2F;', '/'), `${site.url}${path}`);
      const isFile = /^\/(_next|media|admin|icons)\b|opengraph-image$/.test(address.pathname);
      if (address.origin === site.url && !isFile) waiting.push({ path: address.pathname, from: path });
    }
  }
  return pages;
}

const nav = async () => {
  const { status, text } = await call(site, '/admin', { headers: { Cookie } });
  expect(status).toBe(200);
  return [
    ...new Set(
      [...text.matchAll(/href="\/admin\/((?:collections|globals)\/[\w-]+)"/g)].map((match) => match[1] ?? ''),
    ),
  ];
};

/** Adds jobs and one that everybody takes. @returns those that were not taken, once that one was */
async function leftOf(names: string[]): Promise<string[]> {
  for (const name of names)
    await query(
      site,
      `select graphile_worker.add_job($1, '{"issueId":9999,"roundId":9999,"listId":9999}', max_attempts := 1)`,
      [name],
    );
  await query(site, `select graphile_worker.add_job('tidy-up')`);
  const read = () =>
    query<{ task: string }>(
      site,
      `select task_identifier as task from graphile_worker.jobs where attempts = 0 and locked_at is null`,
    );
  const isRun = await waitUntil(20_000, async () => !(await read()).some(({ task }) => task === 'tidy-up'));
  expect(isRun).toBe(true);
  const left = (await read()).map(({ task }) => task).filter((task) => names.includes(task));
  await query(site, `delete from graphile_worker._private_jobs where attempts >= 0 and locked_at is null`);
  return [...new Set(left)].sort();
}

describe('with everything on', { tags: ['long'] }, () => {
  it('every feature is reached, listed and at work', async () => {
    const pages = await crawl();
    const menu = await nav();
    for (const [name, { mentioned, menu: own, gone }] of Object.entries(OFF)) {
      const others = [...pages].filter(([path]) => !path.startsWith(gone[0] ?? ''));
      expect(others.filter(([, { text }]) => mentioned.test(text)).length, name).toBeGreaterThan(0);
      expect(
        own.filter((one) => !menu.includes(one)),
        name,
      ).toEqual([]);
    }
    expect([...pages].filter(([path, { status }]) => status >= 400 && path !== '/no-such-page')).toEqual([]);
    const jobs = NAMES.flatMap((name) => OFF[name]?.jobs ?? []);
    expect(await leftOf(jobs)).toEqual([]);
  });
});

function isOffWithout(names: string[]) {
  const all = names.map((name) => OFF[name] as Switched);
  const tables = all.flatMap(({ kept }) => kept);
  let before: number[] | undefined;
  beforeAll(async () => {
    before = await countsOf(tables);
    await switchOff(names.join(', '));
  });

  it('its pages are not found, as any other address', async () => {
    const unknown = await call(site, '/no-such-page');
    for (const path of all.flatMap(({ gone }) => gone)) {
      const { status, text } = await call(site, path);
      expect([status, path]).toEqual([404, path]);
      expect(text).toBe(path.startsWith('/api') ? 'There is nothing at this address' : unknown.text);
    }
  });

  it('its forms take nothing', async () => {
    const sums = await countsOf(tables);
    for (const [path, fields] of all.flatMap(({ forms = [] }) => forms)) {
      const asForm = await call(site, path, { method: 'POST', body: new URLSearchParams(fields) });
      expect([path, asForm.status]).toEqual([path, path.startsWith('/api') ? 404 : 405]);
      expect([path, (await send(site, path, fields)).status]).toEqual([path, asForm.status]);
    }
    expect(await countsOf(tables)).toEqual(sums);
  });

  it('nothing leads there, and every link leads somewhere', async () => {
    const pages = await crawl();
    expect(pages.size).toBeGreaterThan(25);
    const broken = [...pages].filter(([path, { status }]) => status >= 400 && path !== '/no-such-page');
    expect(broken.map(([path, { from, status }]) => `${from} -> ${path}: ${status}`)).toEqual([]);
    for (const { mentioned } of all) {
      const named = [...pages].filter(([, { text }]) => mentioned.test(text));
      expect(
        named.map(
          ([path, { text }]) =>
            `${path}: …${text.slice(Math.max(0, text.search(mentioned) - 60), text.search(mentioned) + 40)}…`,
        ),
      ).toEqual([]);
    }
  });

  it('the back office lists nothing of it, and opens none of its lists and forms', async () => {
    const menu = await nav();
    expect(menu.length).toBeGreaterThan(15);
    for (const own of all.flatMap(({ menu: one }) => one)) {
      expect(menu).not.toContain(own);
      const { status } = await call(site, `/admin/${own}`, { headers: { Cookie } });
      expect([own, status]).toEqual([own, 404]);
    }
  });

  it('its jobs wait', async () => {
    expect(await leftOf(all.flatMap(({ jobs = [] }) => jobs))).toEqual(
      all.flatMap(({ jobs = [] }) => jobs).sort(),
    );
  });

  it('its data is there, readable to staff', async () => {
    expect(await countsOf(tables)).toEqual(before);
    for (const own of all.flatMap(({ menu: one }) => one)) {
      const { status } = await call(site, `/admin/api/${own.replace('collections/', '')}`, {
        headers: { Cookie },
      });
      expect([own, status]).toEqual([own, 200]);
    }
  });
}

describe.each(NAMES)('without %s', { tags: ['long'] }, (name) => isOffWithout([name]));

describe('without any of them', () => {
  isOffWithout(NAMES);

  it('still erases what has stood long enough, of features that are off', async () => {
    await query(
      site,
      `update newsletter set created_at = now() - interval '2 years', updated_at = now() - interval '2 years'`,
    );
    await query(
      site,
      `update quotes set status = 'closed', created_at = now() - interval '9 years', updated_at = now() - interval '9 years'`,
    );
    await query(
      site,
      `insert into site.help_missing (article_id, text, created_at)
       select id, 'How?', now() - interval '200 days' from help_articles limit 1`,
    );
    await query(site, `select graphile_worker.add_job('forget-in-time'), graphile_worker.add_job('tidy-up')`);
    const gone = async () =>
      (await countsOf(['newsletter', 'quotes', 'site.help_missing']))?.join() === '0,0,0';
    expect(await waitUntil(30_000, gone)).toBe(true);
  });
});

it('refuses to start without a feature that every site needs', async () => {
  vi.resetModules();
  vi.stubEnv('FEATURES_OFF', 'support');
  await expect(import('../../src/features')).rejects.toThrow(
    "FEATURES_OFF: there is no feature 'support' that can be switched off",
  );
  vi.unstubAllEnvs();
});
