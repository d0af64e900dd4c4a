import type { Page } from '@playwright/test';
import { call, query, send, signIn } from '../support/api';
import { expect, test } from '../support/e2e';
import { body } from '../support/issues';
import type { Site } from '../support/site';

// A separate site: what is published here is in feeds that other files read.
test.use({ siteOptions: { worker: false } });

/** What XML, HTML and JSON each treat in a special way. */
const TITLE = 'Dues & "fees" ]]> <b>bold</b> ΑΦΑ';
const LEAD = 'Is 3 < 4 & 5 > 4? ]]> Yes.';
const PREFIXES: Record<string, string> = { atom: 'http://www.w3.org/2005/Atom' };
const RFC_822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

async function publish(site: Site) {
  const cookie = { Cookie: await signIn(site) };
  for (const title of [TITLE, 'A second post']) {
    const post = {
      title,
      lead: LEAD,
      section: 'treasurers-report',
      author: 'Nora & Theo',
      body: body('The text.'),
    };
    const answer = await send(site, '/admin/api/posts', { ...post, _status: 'published' }, cookie);
    expect(answer.status, answer.text).toBe(201);
  }
  await query(
    site,
    `insert into newsletter_issues (subject, preview_text, body, state, number, slug, is_public, started_at)
     values ('Roll call', 'Three things.', $1::jsonb, 'sent', 1, 'roll-call', true, now() - interval '1 day')`,
    [JSON.stringify(body('Hello.'))],
  );
}

type Element = { name: string; text: string; attributes: Record<string, string>; children: Element[] };

/** Read by the browser's own XML parser, which takes nothing that is not well-formed. */
const read = (page: Page, xml: string): Promise<Element> =>
  page.evaluate((text) => {
    const known = new DOMParser().parseFromString(text, 'application/xml');
    if (known.querySelector('parsererror')) throw new Error(known.documentElement.textContent ?? '');
    const shape = (one: globalThis.Element): Element => ({
      name: one.nodeName,
      text: one.textContent ?? '',
      attributes: Object.fromEntries([...one.attributes].map(({ name, value }) => [name, value])),
      children: [...one.children].map(shape),
    });
    return shape(known.documentElement);
  }, xml);
const all = ({ children }: Element, name: string) => children.filter((one) => one.name === name);
const one = (element: Element, name: string) => {
  const found = all(element, name);
  expect(found, `one ${name} in ${element.name}`).toHaveLength(1);
  return found[0] as Element;
};
/** What a reader makes of HTML in a feed. */
const words = (page: Page, html: string) =>
  page.evaluate((text) => new DOMParser().parseFromString(text, 'text/html').body.textContent, html);

async function expectRss(page: Page, site: Site, entries: number) {
  const answer = await call(site, '/blog/feed.xml');
  expect(answer.type).toBe('application/rss+xml; charset=utf-8');
  const rss = await read(page, answer.text);
  expect([rss.name, rss.attributes.version, rss.attributes['xmlns:atom']]).toEqual([
    'rss',
    '2.0',
    PREFIXES.atom,
  ]);
  const channel = one(rss, 'channel');
  expect(one(channel, 'title').text).not.toBe('');
  expect(one(channel, 'description').text).not.toBe('');
  expect(one(channel, 'link').text).toBe(`${site.url}/blog`);
  expect(one(channel, 'lastBuildDate').text).toMatch(RFC_822);
  expect(one(channel, 'atom:link').attributes).toEqual({
    href: `${site.url}/blog/feed.xml`,
    rel: 'self',
    type: 'application/rss+xml',
  });
  const items = all(channel, 'item');
  expect(items).toHaveLength(entries);
  for (const item of items) {
    expect(one(item, 'link').text).toMatch(new RegExp(`^${site.url}/(blog|newsletter)/[a-z0-9-]+$`));
    expect(one(item, 'guid').attributes).toEqual({ isPermaLink: 'false' });
    expect(one(item, 'pubDate').text).toMatch(RFC_822);
    expect(one(item, 'title').text).not.toBe('');
    // An author would have to be an email address.
    expect(all(item, 'author')).toEqual([]);
  }
  expect(new Set(items.map((item) => one(item, 'guid').text)).size).toBe(entries);
  return items;
}

async function expectAtom(page: Page, site: Site, entries: number) {
  const answer = await call(site, '/blog/atom.xml');
  expect(answer.type).toBe('application/atom+xml; charset=utf-8');
  const feed = await read(page, answer.text);
  expect([feed.name, feed.attributes.xmlns]).toEqual(['feed', PREFIXES.atom]);
  expect(URL.canParse(one(feed, 'id').text)).toBe(true);
  expect(one(feed, 'title').text).not.toBe('');
  expect(one(feed, 'updated').text).toMatch(RFC_3339);
  expect(all(feed, 'link').map(({ attributes }) => [attributes.rel, attributes.href])).toEqual([
    ['alternate', `${site.url}/blog`],
    ['self', `${site.url}/blog/atom.xml`],
  ]);
  const items = all(feed, 'entry');
  expect(items).toHaveLength(entries);
  for (const entry of items) {
    expect(URL.canParse(one(entry, 'id').text)).toBe(true);
    expect(one(entry, 'updated').text).toMatch(RFC_3339);
    expect(one(entry, 'published').text).toMatch(RFC_3339);
    // Without an author of the feed, each entry needs one.
    expect(one(one(entry, 'author'), 'name').text).not.toBe('');
    expect(URL.canParse(one(entry, 'link').attributes.href ?? '')).toBe(true);
    expect(one(entry, 'title').attributes.type).toBe('html');
    expect(one(entry, 'summary').attributes.type).toBe('html');
  }
  expect(new Set(items.map((entry) => one(entry, 'id').text)).size).toBe(entries);
  return items;
}

async function expectJson(site: Site, entries: number) {
  const answer = await call(site, '/blog/feed.json');
  expect(answer.type).toBe('application/feed+json; charset=utf-8');
  const feed = JSON.parse(answer.text);
  expect([feed.version, feed.home_page_url, feed.feed_url]).toEqual([
    'https://jsonfeed.org/version/1',
    `${site.url}/blog`,
    `${site.url}/blog/feed.json`,
  ]);
  expect(feed.title).not.toBe('');
  expect(feed.items).toHaveLength(entries);
  for (const item of feed.items) {
    // An item needs an id that is a string, and a text.
    expect([typeof item.id, typeof item.content_html]).toEqual(['string', 'string']);
    expect(URL.canParse(item.url)).toBe(true);
    expect([item.date_published, item.date_modified]).toEqual([
      expect.stringMatching(RFC_3339),
      expect.stringMatching(RFC_3339),
    ]);
  }
  expect(new Set(feed.items.map(({ id }: { id: string }) => id)).size).toBe(entries);
  return feed.items;
}

test('the three feeds follow their formats’ rules, without an entry and with hostile ones', async ({
  page,
  site,
}) => {
  await page.goto('/blog');
  await expectRss(page, site, 0);
  await expectAtom(page, site, 0);
  await expectJson(site, 0);

  await publish(site);
  const rss = await expectRss(page, site, 3);
  const named = (items: Element[]) => items.map((item) => one(item, 'title').text);
  expect(named(rss)).toEqual(['A second post', TITLE, 'Roll call']);
  expect(await words(page, one(rss[1] as Element, 'description').text)).toBe(LEAD);
  const atom = await expectAtom(page, site, 3);
  expect(await words(page, named(atom)[1] ?? '')).toBe(TITLE);
  expect(await words(page, one(atom[1] as Element, 'summary').text)).toBe(LEAD);
  const json = await expectJson(site, 3);
  expect(json[1].title).toBe(TITLE);
  expect(await words(page, json[1].content_html)).toBe(LEAD);
});
