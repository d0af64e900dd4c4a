import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '@/core/shared/page-texts';
import { findSection, type PostSummary, SECTIONS } from '../contract';
import { BLOG_TEXTS } from '../contract.texts';
import { postEntry, writeFeed } from './feeds';

const name = 'Colonnade & <Co>';
const words = wordsOf(BLOG_TEXTS, {}, { brand: name, seats: 100, left: 94 });
const publication = { name, site: 'https://colonnade.example', words: words.feed };
const post: PostSummary = {
  id: 7,
  slug: 'what-makes-dues-late',
  title: 'What makes <dues> late & ]]> “why”\u0007',
  lead: 'Four members out of 84 & almost never because of money. ]]>',
  section: findSection('treasurers-report') ?? SECTIONS[0],
  author: 'Nora <Kessler>',
  publishedAt: '2026-11-18T09:00:00.000Z',
  minutes: 7,
  cover: null,
};
const TITLE = 'What makes <dues> late & ]]> “why”';

type Element = { path: string; attributes: Record<string, string>; text: string };

/** Every element of a document, by a parser that throws on anything that is not well-formed. */
function parse(xml: string): Element[] {
  const open: Element[] = [];
  const all: Element[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value]);
    const path = [...open.map((one) => one.path.split('/').at(-1)), name].join('/');
    const element = { path, attributes: Object.fromEntries(values), text: '' };
    open.push(element);
    all.push(element);
  });
  const say = (text: string) => {
    const inner = open.at(-1);
    if (inner) inner.text += text;
  };
  parser.on('text', say);
  parser.on('cdata', say);
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return all;
}

const texts = (all: Element[], path: string) =>
  all.filter((one) => one.path === path).map(({ text }) => text);
const attributes = (all: Element[], path: string) =>
  all.filter((one) => one.path === path).map((one) => one.attributes);

describe('RSS', () => {
  const all = parse(writeFeed('rss', [postEntry(words, post)], publication));

  it('has what RSS 2.0 requires of a channel and of an entry', () => {
    expect(attributes(all, 'rss')[0]).toMatchObject({ version: '2.0' });
    expect(texts(all, 'rss/channel/title')).toEqual(['Colonnade & <Co>: Minutes']);
    expect(texts(all, 'rss/channel/link')).toEqual(['https://colonnade.example/blog']);
    expect(texts(all, 'rss/channel/description')).toEqual([
      'What we build, what chapters taught us, and what we got wrong.',
    ]);
    expect(texts(all, 'rss/channel/item/title')).toEqual([TITLE]);
    expect(texts(all, 'rss/channel/item/link')).toEqual([
      'https://colonnade.example/blog/what-makes-dues-late',
    ]);
    expect(texts(all, 'rss/channel/item/pubDate')).toEqual(['Wed, 18 Nov 2026 09:00:00 GMT']);
    expect(texts(all, 'rss/channel/item/category')).toEqual(['Treasurer’s report']);
    expect(texts(all, 'rss/channel/item/description')).toEqual([
      'Four members out of 84 &amp; almost never because of money. ]]&gt;',
    ]);
    expect(texts(all, 'rss/channel/item/author')).toEqual([]);
  });

  it('keeps an entry’s identity when its address changes', () => {
    const renamed = parse(writeFeed('rss', [postEntry(words, { ...post, slug: 'late-dues' })], publication));
    expect(texts(renamed, 'rss/channel/item/guid')).toEqual(texts(all, 'rss/channel/item/guid'));
    expect(texts(all, 'rss/channel/item/guid')).toEqual(['https://colonnade.example/blog#post-7']);
    expect(attributes(all, 'rss/channel/item/guid')).toEqual([{ isPermaLink: 'false' }]);
  });

  it('names its own address', () => {
    expect(attributes(all, 'rss/channel/atom:link')).toEqual([
      { href: 'https://colonnade.example/blog/feed.xml', rel: 'self', type: 'application/rss+xml' },
    ]);
  });
});

it('writes Atom with what RFC 4287 requires', () => {
  const all = parse(writeFeed('atom', [postEntry(words, post)], publication));
  expect(attributes(all, 'feed')[0]?.xmlns).toBe('http://www.w3.org/2005/Atom');
  expect(texts(all, 'feed/id')).toEqual(['https://colonnade.example/blog']);
  expect(texts(all, 'feed/updated')).toEqual(['2026-11-18T09:00:00.000Z']);
  expect(texts(all, 'feed/title')).toEqual(['Colonnade & <Co>: Minutes']);
  expect(texts(all, 'feed/entry/id')).toEqual(['https://colonnade.example/blog#post-7']);
  expect(texts(all, 'feed/entry/title')).toEqual(['What makes &lt;dues&gt; late &amp; ]]&gt; “why”']);
  expect(attributes(all, 'feed/entry/title')).toEqual([{ type: 'html' }]);
  expect(attributes(all, 'feed/entry/category')).toEqual([
    { label: 'Treasurer’s report', term: 'treasurers-report' },
  ]);
  expect(texts(all, 'feed/entry/updated')).toEqual(['2026-11-18T09:00:00.000Z']);
  expect(texts(all, 'feed/entry/author/name')).toEqual(['Nora <Kessler>']);
  expect(attributes(all, 'feed/link')).toContainEqual({
    rel: 'self',
    href: 'https://colonnade.example/blog/atom.xml',
  });
});

it('writes a JSON feed', () => {
  const feed = JSON.parse(writeFeed('json', [postEntry(words, post)], publication));
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1',
    title: 'Colonnade & <Co>: Minutes',
    home_page_url: 'https://colonnade.example/blog',
    feed_url: 'https://colonnade.example/blog/feed.json',
  });
  expect(feed.items).toMatchObject([
    {
      id: 'https://colonnade.example/blog#post-7',
      url: 'https://colonnade.example/blog/what-makes-dues-late',
      title: TITLE,
      content_html: 'Four members out of 84 &amp; almost never because of money. ]]&gt;',
      date_published: '2026-11-18T09:00:00.000Z',
    },
  ]);
});

it('is well-formed without a post', () => {
  expect(texts(parse(writeFeed('rss', [], publication)), 'rss/channel/item/title')).toEqual([]);
  expect(texts(parse(writeFeed('atom', [], publication)), 'feed/updated')).toHaveLength(1);
  expect(JSON.parse(writeFeed('json', [], publication)).items).toEqual([]);
});
