import { Feed } from 'feed';
import { escaped } from '@/core/shared/mail-frame';
import { BLOG, type FeedEntry, type PostSummary, postPath } from '../contract';
import type { BlogWords } from '../contract.texts';

export type FeedFormat = 'rss' | 'atom' | 'json';

const TYPES: Record<FeedFormat, string> = {
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
};

/** Characters that XML cannot hold, such as those a paste may bring along. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const clean = (text: string) => text.replace(NOT_XML, '');

type Publication = { name: string; site: string; words: BlogWords['feed'] };

/**
 * What was published for feed readers: title, lead and link; the text is read on the page. The library writes the lead, and
 * in Atom the title, as HTML.
 * @param entries newest first
 */
export function writeFeed(format: FeedFormat, entries: FeedEntry[], publication: Publication): string {
  const { name, site, words } = publication;
  const at = (path: string) => new URL(path, site).href;
  const feed = new Feed({
    title: clean(words.title),
    description: clean(words.description),
    id: at(BLOG),
    link: at(BLOG),
    language: 'en',
    copyright: clean(name),
    generator: clean(name),
    // Without an entry there is no date; a feed must have one.
    updated: new Date(entries[0]?.publishedAt ?? 0),
    feedLinks: { rss: at(`${BLOG}/feed.xml`), atom: at(`${BLOG}/atom.xml`), json: at(`${BLOG}/feed.json`) },
  });
  for (const { key, path, title, lead, author, category, publishedAt } of entries) {
    const link = at(path);
    const date = new Date(publishedAt);
    feed.addItem({
      // Not the address, which may change: readers would show a renamed post as a new one.
      id: `${at(BLOG)}#${key}`,
      title: format === 'atom' ? escaped(clean(title)) : clean(title),
      link,
      description: escaped(clean(lead)),
      // An author in RSS is an email address.
      ...(format === 'rss' ? {} : { author: [{ name: clean(author) }] }),
      category: [category],
      date,
      published: date,
    });
  }
  if (format === 'rss') return feed.rss2();
  return format === 'atom' ? feed.atom1() : feed.json1();
}

export const postEntry = (
  { sections }: BlogWords,
  { id, slug, title, lead, author, section, publishedAt }: PostSummary,
): FeedEntry => ({
  key: `post-${id}`,
  path: postPath(slug),
  title,
  lead,
  author,
  category: { name: sections[section.key], term: section.slug },
  publishedAt,
});

export const feedResponse = (format: FeedFormat, text: string) =>
  new Response(text, { headers: { 'Content-Type': TYPES[format] } });
