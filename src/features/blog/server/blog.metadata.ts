import type { PageFacts } from '@/server/page-metadata';
import { BLOG, listPath, type PostSummary, type PostView, postPath, type Section } from '../contract';

/** For `alternates.types`: readers of feeds find them from any page of the blog. */
export const FEED_LINKS = {
  'application/rss+xml': `${BLOG}/feed.xml`,
  'application/atom+xml': `${BLOG}/atom.xml`,
  'application/feed+json': `${BLOG}/feed.json`,
};

export const COLLECTED = 'What we build, what chapters taught us, and what we got wrong.';

/** /blog from its first post on. */
export const minutesFacts = (newest: PostSummary): PageFacts => ({
  title: 'Minutes',
  description: `${COLLECTED} Short enough for a Sunday.`,
  changedAt: newest.publishedAt,
  card: { motif: { kind: 'document' } },
});

/** A section's page, or a later page of the list: found by links only, as its posts are in the sitemap themselves. */
export function listFacts(section: Section | null, page: number): PageFacts & { path: string } {
  const name = section?.name ?? 'Minutes';
  const title = page > 1 ? `${name}, page ${page}` : name;
  const what = section ? `Filed under ${section.name}: posts` : 'Posts';
  return {
    path: listPath(section, page),
    title,
    description: `${what} on what we build, what chapters taught us, and what we got wrong.`,
    isFindable: page === 1,
  };
}

export const postFacts = ({ title, lead, section, cover, changedAt }: PostView): PageFacts => ({
  title,
  description: lead,
  changedAt,
  isFindable: true,
  card: {
    motif: {
      kind: 'minute',
      numeral: section.numeral,
      section: section.name,
      drawing: section.drawing,
      cover: cover && { file: cover.picture.file, ...cover.focus },
    },
  },
});

/** A post that was written before its publication did not change since. */
const latest = (one: string, other: string) =>
  new Date(Math.max(Date.parse(one), Date.parse(other))).toISOString();

type Publisher = { name: string; site: string; icon: string };

/** schema.org's BlogPosting. */
export function blogPosting(
  post: PostView,
  { name, site, icon }: Publisher,
  image: string,
): Record<string, unknown> {
  const url = new URL(postPath(post.slug), site).href;
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.lead,
    url,
    mainEntityOfPage: url,
    datePublished: post.publishedAt,
    dateModified: latest(post.publishedAt, post.changedAt),
    articleSection: post.section.name,
    timeRequired: `PT${post.minutes}M`,
    inLanguage: 'en',
    image: new URL(image, site).href,
    author: { '@type': 'Person', name: post.author },
    publisher: { '@type': 'Organization', name, logo: new URL(icon, site).href },
  };
}
