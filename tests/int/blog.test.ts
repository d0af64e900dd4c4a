import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitUntil } from '../../scripts/lib/wait';
import { signInEachRole } from '../support/accounts';
import { call, query, send } from '../support/api';
import { type Site, startSite } from '../support/site';

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const paragraph = (words: string, url?: string) => {
  const said = { type: 'text', text: words, format: 0, version: 1 };
  const fields = { url, linkType: 'custom', newTab: false };
  return {
    type: 'paragraph',
    version: 1,
    children: [url ? { type: 'link', version: 3, fields, children: [said] } : said],
  };
};
const body = (...children: object[]) => ({
  root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children },
});
const filled = (title: string) => ({
  title,
  lead: `About ${title.toLowerCase()}, in a sentence.`,
  section: 'treasurers-report',
  author: 'Nora Kessler',
  body: body(paragraph(`The text of ${title}.`)),
});

let site: Site;
let editor: { Cookie: string };
let cookies: Record<string, string>;
beforeAll(async () => {
  site = await startSite();
  cookies = await signInEachRole(site);
  editor = { Cookie: cookies.editor ?? '' };
});
afterAll(() => site?.stop());

type Post = { id: number; slug: string | null; publishedAt: string | null; minutes: number };

async function save(path: string, fields: object, method = 'PATCH'): Promise<Post> {
  const { status, text } = await send(site, `/admin/api/posts${path}`, fields, editor, method);
  expect(status, text).toBeLessThan(300);
  return JSON.parse(text).doc;
}
const draft = (title: string) => save('?draft=true', filled(title), 'POST');
const publish = (title: string, more: object = {}) =>
  save('', { ...filled(title), ...more, _status: 'published' }, 'POST');
const change = (id: number, fields: object, draftOnly = false) =>
  save(`/${id}${draftOnly ? '?draft=true' : ''}`, fields);
const withdraw = (id: number) => change(id, { _status: 'draft' });
const refusal = async (fields: object, path = '', method = 'POST') => {
  const { status, text } = await send(site, `/admin/api/posts${path}`, fields, editor, method);
  return { status, text };
};

const page = (path: string, headers: Record<string, string> = {}) => call(site, path, { headers });
const html = async (path: string) => (await page(path)).text;
const EVERYWHERE = ['/blog', '/blog/feed.xml', '/blog/atom.xml', '/blog/feed.json', '/sitemap.xml'];
/** The addresses that name a post. */
const naming = async (word: string) => {
  const found: string[] = [];
  for (const path of EVERYWHERE) if ((await html(path)).includes(word)) found.push(path);
  return found;
};

describe('an empty blog', () => {
  it('is the stated page, with feeds that have no entry', async () => {
    const text = await html('/blog');
    expect(text).toContain('Coming Soon');
    expect(text).toContain('Order of business');
    for (const path of ['/blog/feed.xml', '/blog/atom.xml', '/blog/feed.json'])
      expect((await page(path)).status, path).toBe(200);
    for (const path of ['/blog/page/2', '/blog/topics/roll-call', '/blog/topics/nothing', '/blog/no-post'])
      expect((await page(path)).status, path).toBe(404);
  });
});

describe('one post', () => {
  it('turns the page with the next load, and back when it is withdrawn', async () => {
    const post = await publish('Turning pages');
    expect([post.slug, post.minutes]).toEqual(['turning-pages', 1]);
    const list = await html('/blog');
    expect(list).toContain('Minutes');
    expect(list).not.toContain('Coming Soon');
    expect(list).toContain('type="application/rss+xml"');
    // Only sections with a post are named.
    expect([
      list.includes('/blog/topics/treasurers-report'),
      list.includes('/blog/topics/roll-call'),
    ]).toEqual([true, false]);
    expect(await naming('turning-pages')).toEqual(EVERYWHERE);
    const shown = await page('/blog/turning-pages');
    expect(shown.status).toBe(200);
    expect(shown.text).toContain('The text of Turning pages.');
    expect(shown.headers.get('cache-control')).toContain('s-maxage=10');
    const posting = /<script type="application\/ld\+json">(\{[^<]*"BlogPosting"[^<]*)<\/script>/.exec(
      shown.text,
    );
    expect(JSON.parse(posting?.[1] ?? '{}')).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Turning pages',
      author: { '@type': 'Person', name: 'Nora Kessler' },
      datePublished: post.publishedAt,
    });
    const image = /property="og:image" content="([^"]+)"/.exec(shown.text)?.[1] ?? '';
    const card = await fetch(image.replaceAll('&amp;', '&'));
    expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/png']);

    await withdraw(post.id);
    expect((await page('/blog/turning-pages')).status).toBe(404);
    expect(await html('/blog')).toContain('Coming Soon');
    expect(await naming('turning-pages')).toEqual([]);
  });

  it('is shown within its time only, by the clock', async () => {
    const post = await publish('In its time', { publishedAt: inHours(1) });
    expect((await page('/blog/in-its-time')).status).toBe(404);
    expect(await naming('in-its-time')).toEqual([]);
    await change(post.id, { publishedAt: inHours(-1), withdrawAt: inHours(1), _status: 'published' });
    expect((await page('/blog/in-its-time')).status).toBe(200);
    await query(site, `update posts set withdraw_at = now() + interval '1 second' where id = $1`, [post.id]);
    expect(await waitUntil(12_000, async () => (await page('/blog/in-its-time')).status === 404)).toBe(true);
    expect(await waitUntil(12_000, async () => (await naming('in-its-time')).length === 0)).toBe(true);
    const late = await refusal(
      { publishedAt: inHours(2), withdrawAt: inHours(1), _status: 'published' },
      `/${post.id}`,
      'PATCH',
    );
    expect([late.status, late.text]).toEqual([
      400,
      expect.stringContaining('a time after the publishing time'),
    ]);
  });
});

describe('a draft', () => {
  it('is nowhere in public, also when the post is published in an older version', async () => {
    const post = await draft('Secret words');
    expect((await page('/blog/secret-words')).status).toBe(404);
    expect([await naming('secret-words'), await naming('Secret words')]).toEqual([[], []]);
    const old = await publish('Open words');
    await change(old.id, { ...filled('Hidden words'), slug: 'hidden-words' }, true);
    expect((await page('/blog/open-words')).text).not.toContain('Hidden words');
    expect((await page('/blog/hidden-words')).status).toBe(404);
    expect([await naming('hidden-words'), await naming('Hidden words')]).toEqual([[], []]);
    for (const path of [
      '/admin/api/posts',
      `/admin/api/posts/${post.id}?draft=true`,
      '/admin/api/posts/versions',
    ])
      expect((await page(path)).status, path).toBe(401);
    await withdraw(old.id);
  });

  it('is seen on the page itself by those who may edit it, and by nobody else', async () => {
    const { id } = await draft('Previewed words');
    const path = `/admin/preview/posts/${id}`;
    const seen = await page(path, editor);
    expect([seen.status, seen.text.includes('The text of Previewed words.')]).toEqual([200, true]);
    expect(seen.headers.get('cache-control')).toContain('no-store');
    const marketing = { Cookie: cookies.marketing ?? '' };
    for (const headers of [{}, marketing, { ...editor, 'sec-fetch-site': 'cross-site' }]) {
      const refused = await page(path, headers);
      expect([refused.status, refused.text.includes('Previewed words')]).toEqual([404, false]);
    }
    for (const other of ['0', '999999', 'x', '1e3'])
      expect((await page(`/admin/preview/posts/${other}`, editor)).status).toBe(404);
  });

  it('is written by editors only', async () => {
    for (const role of ['support', 'marketing'] as const) {
      const headers = { Cookie: cookies[role] ?? '' };
      expect((await send(site, '/admin/api/posts?draft=true', filled('No'), headers)).status).toBe(403);
      expect((await page('/admin/api/posts', headers)).status).toBe(200);
    }
  });
});

describe('an address', () => {
  it('leads to the new one after a rename, and to the other post that takes it over', async () => {
    const post = await publish('First name');
    await change(post.id, { slug: 'second-name', _status: 'published' });
    await change(post.id, { slug: 'third-name', _status: 'published' });
    for (const old of ['first-name', 'second-name']) {
      const { status, headers } = await page(`/blog/${old}`);
      expect([status, headers.get('location')]).toEqual([308, '/blog/third-name']);
    }
    const other = await publish('Another', { slug: 'first-name' });
    expect((await page('/blog/first-name')).text).toContain('The text of Another.');
    // Back to an earlier name: no address leads to itself.
    await change(post.id, { slug: 'second-name', _status: 'published' });
    expect((await page('/blog/second-name')).status).toBe(200);
    expect((await page('/blog/third-name')).headers.get('location')).toBe('/blog/second-name');
    await withdraw(post.id);
    expect((await page('/blog/third-name')).status).toBe(404);
    await withdraw(other.id);
  });

  it('of a withdrawn post leads to the one under which it comes back', async () => {
    const post = await publish('Gone for now');
    await withdraw(post.id);
    await change(post.id, { slug: 'back-again', _status: 'published' });
    expect((await page('/blog/gone-for-now')).headers.get('location')).toBe('/blog/back-again');
    await withdraw(post.id);
  });

  it('that nobody published is rendered each time and not cached', async () => {
    const path = '/blog/made-up-by-somebody';
    const tags = [(await page(path)).headers, (await page(path)).headers];
    expect(tags.map((one) => [one.get('age'), one.get('etag')])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('of two posts is refused', async () => {
    const one = await publish('Twins');
    const refused = await refusal({ ...filled('Twins'), _status: 'published' });
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('slug')]);
    await withdraw(one.id);
  });
});

describe('the check before publishing', () => {
  it('names everything that is wrong, each with a sentence, and lets a draft through', async () => {
    const links = body(paragraph('our help', '/hepl'), paragraph('support', '/support'));
    const wrong = {
      ...filled('Checked'),
      title: 'T'.repeat(81),
      lead: ' ',
      slug: 'Not An Address',
      body: links,
    };
    const { status, text } = await refusal({ ...wrong, _status: 'published' });
    expect(status).toBe(400);
    for (const sentence of [
      'The title has 81 characters. At most 80 fit.',
      'Write a lead of one or two sentences.',
      'Please use letters from a to z, digits, and single hyphens between them.',
      '“our help” leads to /hepl, where there is no page. Please correct or remove this link.',
    ])
      expect(text).toContain(sentence);
    expect(text).not.toContain('/support');
    const empty = await refusal({ ...filled('Empty'), body: body(), _status: 'published' });
    expect(empty.text).toContain('Write the text. It is empty.');
    expect((await save('?draft=true', { ...wrong, title: 'Short' }, 'POST')).id).toBeGreaterThan(0);
  });

  it('asks for a cover that is wide enough', async () => {
    const [narrow] = await query<{ id: number }>(
      site,
      `insert into media (alt, filename, width, height) values ('A', 'narrow.png', 800, 600) returning id`,
    );
    const refused = await refusal({ ...filled('Narrow'), cover: narrow?.id, _status: 'published' });
    expect(refused.text).toContain('This picture is 800 pixels wide and would be blurred.');
    expect((await refusal({ ...filled('Narrow'), cover: narrow?.id }, '?draft=true')).status).toBe(201);
  });
});

describe('links and pictures of a draft', () => {
  const ask = async (question: object, headers: Record<string, string> = editor) => {
    const { status, text } = await send(site, '/admin/api/draft-facts', question, headers);
    return status === 200 ? JSON.parse(text) : status;
  };
  const brokenOf = async (...links: string[]) =>
    (await ask({ links, pictures: [], own: '/blog/own' })).broken;

  it('are looked up among everything published, and among the addresses that records gave up', async () => {
    const post = await publish('Looked up');
    await change(post.id, { slug: 'looked-up-again', _status: 'published' });
    const soon = await publish('Soon here', { publishedAt: inHours(1) });
    await query(
      site,
      `insert into openings (title, slug, closes_on, _status) values
         ('Open', 'open-one', null, 'published'), ('Over', 'closed-one', now() - interval '3 days', 'published'),
         ('Draft', 'draft-one', null, 'draft')`,
    );
    await query(
      site,
      `insert into help_articles (question, slug, _status) values ('Q', 'known-help', 'published')`,
    );
    const answered = [
      '/blog/own',
      '/blog/looked-up',
      `${site.url}/blog/looked-up-again#end`,
      '/blog/soon-here',
      '/careers/open-one',
      '/help/known-help?a=b',
      '/support',
    ];
    const nowhere = [
      '/blog/nobody',
      '/careers/closed-one',
      '/careers/draft-one',
      '/help/no-help',
      '/newsletter/no-issue',
      '/blog/open-one',
      `${site.url}/suport`,
    ];
    expect(await brokenOf(...answered, ...nowhere)).toEqual(nowhere);
    await withdraw(post.id);
    expect(await brokenOf('/blog/looked-up', '/blog/looked-up-again')).toEqual([
      '/blog/looked-up',
      '/blog/looked-up-again',
    ]);
    await withdraw(soon.id);
    await query(site, 'delete from openings');
    await query(site, 'delete from help_articles');
    expect(await ask({ links: [], pictures: [], own: null }, {})).toBe(401);
  });

  it('refuse a picture without a description, on the cover and in the text', async () => {
    const [bare] = await query<{ id: number }>(
      site,
      `insert into media (alt, filename, width, height) values (' ', 'bare.png', 1400, 900) returning id`,
    );
    expect(await ask({ links: [], pictures: [bare?.id], own: null })).toEqual({
      broken: [],
      pictures: [{ id: bare?.id, name: 'bare.png', width: 1400, isDescribed: false }],
    });
    const upload = { type: 'upload', version: 3, relationTo: 'media', value: bare?.id, fields: {}, id: 'a1' };
    const refused = await refusal({
      ...filled('Bare'),
      cover: bare?.id,
      body: body(paragraph('Words.'), upload),
      _status: 'published',
    });
    expect(refused.status).toBe(400);
    const sentence =
      'Describe the picture “bare.png” in Media: people who cannot see it hear its description.';
    expect(JSON.parse(refused.text).errors[0].data.errors).toEqual([
      { path: 'body', label: 'Text', message: sentence },
      { path: 'cover', label: 'Cover', message: sentence },
    ]);
  });
});

const boardPanel = async (headers = editor) =>
  /<section[^>]*aria-labelledby="board-broken-links".*?<\/section>/s.exec(
    (await page('/admin', headers)).text,
  )?.[0] ?? '';
const board = async (headers = editor) =>
  (await boardPanel(headers))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

it('tells editors on the board which published texts lead nowhere, from the moment a page is withdrawn', async () => {
  const aim = await publish('The aim');
  const links = body(
    paragraph('the aim', '/blog/the-aim#top'),
    paragraph('the aim again', `${site.url}/blog/the-aim/`),
    paragraph('support', '/support'),
    paragraph('feed', '/blog/feed.xml'),
    paragraph('topic', '/blog/topics/roll-call'),
    paragraph('elsewhere', 'https://elsewhere.example/nothing'),
    paragraph('by email', 'mailto:a@b.example'),
  );
  const from = await publish('The way', { body: links });
  const other = await draft('Only a draft');
  await change(other.id, { body: links }, true);
  expect(await board()).toBe('');

  await withdraw(aim.id);
  expect(await board()).toBe(
    `Links that lead nowhere in one document The way leads to /blog/the-aim#top, ${site.url}/blog/the-aim/`,
  );
  expect(await board({ Cookie: cookies.marketing ?? '' })).toBe('');

  // It came back under another address: the old one leads there.
  await change(aim.id, { slug: 'the-goal', _status: 'published' });
  expect(await board()).toBe('');
  await query(site, `update posts set withdraw_at = now() where id = $1`, [aim.id]);
  expect(await board()).toContain('The way');
  await change(from.id, { body: body(paragraph('No link.')), _status: 'published' });
  expect(await board()).toBe('');
  await withdraw(from.id);
});

it('tells them of a policy too, as long as its page has the link, and refuses to publish one with such a link', async () => {
  const terms = (text: object, effectiveDate: string, query = '') =>
    send(
      site,
      `/admin/api/globals/terms${query}`,
      {
        body: text,
        effectiveDate: `${effectiveDate}T12:00:00.000Z`,
        changeNote: 'Other words.',
        _status: query ? 'draft' : 'published',
      },
      editor,
    );
  const post = await publish('Our house rules');
  const linked = (words: string) =>
    body(paragraph('the house rules', '/blog/our-house-rules'), paragraph(words));
  expect((await terms(linked('One.'), '2025-08-01')).status).toBe(200);
  expect((await terms(linked('Two.'), '2199-08-01')).status).toBe(200);
  expect(await board()).toBe('');
  await withdraw(post.id);
  const told = 'Links that lead nowhere in one document Terms of Service leads to /blog/our-house-rules';
  expect(await board()).toBe(told);
  expect(await boardPanel()).toContain('href="/admin/globals/terms"');

  const refused = await terms(body(paragraph('our rules', '/blog/nothing')), '2025-08-02');
  expect(refused.status).toBe(400);
  expect(JSON.parse(refused.text).errors[0].data.errors).toEqual([
    {
      path: 'body',
      label: 'Text',
      message:
        '“our rules” leads to /blog/nothing, where there is no page. Please correct or remove this link.',
    },
  ]);
  const kept = await terms(body(paragraph('our rules', '/blog/nothing')), '2025-08-02', '?draft=true');
  expect([kept.status, await board()]).toEqual([200, told]);

  // The announced text is corrected, and the effective one still has the link.
  expect((await terms(body(paragraph('Three.')), '2199-08-01')).status).toBe(200);
  expect(await board()).toBe(told);
  await query(site, `update terms set _status = 'draft'`);
  expect(await board()).toBe('');
  await query(site, `update terms set _status = 'published'`);
  expect(await board()).toBe(told);
  expect((await terms(body(paragraph('Four.')), '2025-08-02')).status).toBe(200);
  expect(await board()).toBe('');
});

it('keeps its history, and restores a version', async () => {
  const post = await publish('Version one');
  await change(post.id, { ...filled('Version two'), _status: 'published' });
  const asked = new URLSearchParams({
    'where[parent][equals]': String(post.id),
    sort: 'createdAt',
    depth: '0',
  });
  const { status, text } = await page(`/admin/api/posts/versions?${asked}`, editor);
  expect(status, text).toBe(200);
  const [first] = JSON.parse(text).docs;
  const answer = await send(site, `/admin/api/posts/versions/${first.id}`, {}, editor);
  expect(answer.status, answer.text).toBe(200);
  expect(await html('/blog/version-one')).toContain('The text of Version one.');
  const activity = await query<{ action: string }>(
    site,
    `select action from activity where subject = 'posts' and subject_id = $1 order by id`,
    [String(post.id)],
  );
  expect(activity.length).toBeGreaterThanOrEqual(3);
  await withdraw(post.id);
});

it('shows eleven to a page, newest first, by section too', async () => {
  await query(site, `delete from posts`);
  await query(
    site,
    `insert into posts (title, lead, body, section, slug, author, published_at, _status)
     select 'Post ' || n, 'A lead.', $1::jsonb, (case when n % 2 = 0 then 'roll-call' else 'old-business' end)::enum_posts_section,
       'post-' || n, 'Nora Kessler', now() - n * interval '1 day', 'published' from generate_series(1, 30) n`,
    [JSON.stringify(body(paragraph('Words.')))],
  );
  const posts = async (path: string) =>
    [...(await html(path)).matchAll(/<h2><a href="\/blog\/post-(\d+)"/g)].map(([, n]) => Number(n));
  // Written by another connection: pages hear of it within a second.
  await waitUntil(1000, async () => (await posts('/blog')).length > 0);
  expect(await posts('/blog')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(await posts('/blog/page/3')).toEqual([23, 24, 25, 26, 27, 28, 29, 30]);
  expect(await posts('/blog/topics/roll-call/page/2')).toEqual([24, 26, 28, 30]);
  expect(await html('/blog')).toContain('Eleven of 30');
  for (const path of ['/blog/page/4', '/blog/page/1', '/blog/topics/new-business'])
    expect((await page(path)).status, path).toBe(404);
  const post = await html('/blog/post-3');
  expect([post.includes('/blog/post-4"'), post.includes('/blog/post-1"')]).toEqual([true, true]);
});
