import type { PageFacts } from '@/core/server/page-metadata';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { BLOG, listPath, type PostSummary, type PostView, postPath, type Section } from '../contract';
import type { BlogWords } from '../contract.texts';

/** For `alternates.types`: readers of feeds find them from any page of the blog. */
export const FEED_LINKS = {
  'application/rss+xml': `${BLOG}/feed.xml`,
  'application/atom+xml': `${BLOG}/atom.xml`,
  'application/feed+json': `${BLOG}/feed.json`,
};

/** /blog from its first post on. */
export const blogListFacts = ({ opening, search }: BlogWords, newest: PostSummary): PageFacts => ({
  title: opening.title,
  description: search.description,
  changedAt: newest.publishedAt,
  card: { motif: { kind: 'document' } },
});

type ListFacts = PageFacts & { path: string };

/** A section's page, or a later page of the list: found by links only, as its posts are in the sitemap themselves. */
export function listFacts(
  { opening, sections, search }: BlogWords,
  section: Section | null,
  page: number,
): ListFacts {
  const name = section ? sections[section.key] : opening.title;
  return {
    path: listPath(section, page),
    title: page > 1 ? fillPlaceholders(search.page, { title: name, page: String(page) }) : name,
    description: section ? fillPlaceholders(search.section, { section: name }) : search.posts,
    isFindable: page === 1,
  };
}

export const postFacts = (
  { sections }: BlogWords,
  { title, lead, section, cover, changedAt }: PostView,
): PageFacts => ({
  title,
  description: lead,
  changedAt,
  isFindable: true,
  card: {
    motif: {
      kind: 'minute',
      numeral: section.numeral,
      section: sections[section.key],
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
  { sections }: BlogWords,
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
    articleSection: sections[post.section.key],
    timeRequired: `PT${post.minutes}M`,
    inLanguage: 'en',
    image: new URL(image, site).href,
    author: { '@type': 'Person', name: post.author },
    publisher: { '@type': 'Organization', name, logo: new URL(icon, site).href },
  };
}
