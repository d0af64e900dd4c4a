import { Feed } from 'feed';
import { escaped } from '@/shared/mail-frame';
import { BLOG, type PostSummary, postPath } from '../contract';
import { COLLECTED } from './blog.metadata';

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

type Publication = { name: string; site: string };

/**
 * The newest posts for feed readers: title, lead and link; the text is read on the page. The library writes the lead, and
 * in Atom the title, as HTML.
 * @param posts newest first
 */
export function writeFeed(format: FeedFormat, posts: PostSummary[], { name, site }: Publication): string {
  const at = (path: string) => new URL(path, site).href;
  const feed = new Feed({
    title: clean(`${name}: Minutes`),
    description: COLLECTED,
    id: at(BLOG),
    link: at(BLOG),
    language: 'en',
    copyright: clean(name),
    generator: clean(name),
    // Without a post there is no date; a feed must have one.
    updated: new Date(posts[0]?.publishedAt ?? 0),
    feedLinks: { rss: at(`${BLOG}/feed.xml`), atom: at(`${BLOG}/atom.xml`), json: at(`${BLOG}/feed.json`) },
  });
  for (const post of posts) {
    const link = at(postPath(post.slug));
    const date = new Date(post.publishedAt);
    feed.addItem({
      // Not the address, which may change: readers would show a renamed post as a new one.
      id: `${at(BLOG)}#post-${post.id}`,
      title: format === 'atom' ? escaped(clean(post.title)) : clean(post.title),
      link,
      description: escaped(clean(post.lead)),
      // An author in RSS is an email address.
      ...(format === 'rss' ? {} : { author: [{ name: clean(post.author) }] }),
      category: [{ name: post.section.name, term: post.section.slug }],
      date,
      published: date,
    });
  }
  if (format === 'rss') return feed.rss2();
  return format === 'atom' ? feed.atom1() : feed.json1();
}

export const feedResponse = (format: FeedFormat, text: string) =>
  new Response(text, { headers: { 'Content-Type': TYPES[format] } });
