import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { addressOf } from '@/core/server/named-file';
import { cardOf, type PageFacts, pageMetadata, type RecordPages } from '@/core/server/page-metadata';
import { Breadcrumbs } from '@/core/server/structured-data';
import { env } from '@/env';
import { findSection, listPath, postPath, readPageNumber } from '@/features/blog/contract';
import { BLOG_TEXTS } from '@/features/blog/contract.texts';
import { blogPosting, FEED_LINKS, listFacts, postFacts } from '@/features/blog/server/blog.metadata';
import { findNewPostSlug, readPost } from '@/features/blog/server/post.queries';
import {
  readNeighbors,
  readPostAddresses,
  readPostList,
  readSections,
} from '@/features/blog/server/posts.queries';
import { BlogPage } from '@/features/blog/ui/blog-page';
import { PostPage } from '@/features/blog/ui/post-page';
import { getBrand } from '@/features/brand/server/brand.queries';
import { iconAddress } from '@/features/brand/server/brand-icons';
import { cardName } from '@/features/share-cards/server/card-cache';
import { StructuredData } from '@/kit/ui/structured-data';
import { metadataWithImage, pageFacts, shareImage } from './page-facts';
import { MissingRecord, notFoundMetadata } from './page-not-found';
import { wordsFor } from './words';

export type ListPlace = { params: Promise<{ topic?: string; number?: string }> };
export type PostPlace = { params: Promise<{ slug: string }> };

export const blogWords = () => wordsFor(BLOG_TEXTS);

const withFeeds = (metadata: Metadata): Metadata => ({
  ...metadata,
  alternates: { ...metadata.alternates, types: FEED_LINKS },
});

/** @returns null for an address of no list */
async function readPlace({ params }: ListPlace) {
  const { topic, number } = await params;
  const section = topic === undefined ? null : findSection(topic);
  const page = number === undefined ? 1 : readPageNumber(number);
  return section === undefined || page === null ? null : { section, page };
}

/** The metadata of a list, whether or not it has posts: without any, its page is the 404 page. */
export async function listMetadata(place: ListPlace): Promise<Metadata> {
  const found = await readPlace(place);
  if (!found) return notFoundMetadata();
  const { path, ...facts } = listFacts(await blogWords(), found.section, found.page);
  // Its preview picture is the blog's.
  const picture = await shareImage('/blog', await pageFacts('/blog'));
  return withFeeds(pageMetadata(await getBrand(), path, facts, picture));
}

/** A section's posts, or a later page of a list. */
export async function BlogListPage(place: ListPlace) {
  const found = await readPlace(place);
  const list = found && (await readPostList(found.section, found.page));
  if (!found || !list || list.posts.length === 0) return <MissingRecord />;
  const { section, page } = found;
  const path = listPath(section, page);
  const [words, sections] = await Promise.all([blogWords(), readSections()]);
  const { title } = listFacts(words, section, page);
  return (
    <>
      <Breadcrumbs path="/blog" below={[{ label: title, path }]} />
      <BlogPage {...list} page={page} section={section} sections={sections} words={words} />
    </>
  );
}

async function factsOf(path: string): Promise<PageFacts | null> {
  const post = await readPost(path.slice('/blog/'.length));
  return post && postFacts(await blogWords(), post);
}

export const postPages: RecordPages = {
  couldBe: (path) => /^\/blog\/[^/]+$/.test(path),
  factsOf,
  toFind: async () =>
    (await readPostAddresses()).map(({ slug, changedAt }) => ({
      path: postPath(slug),
      facts: { title: '', description: '', changedAt },
    })),
};

export async function postMetadata({ params }: PostPlace): Promise<Metadata> {
  const { slug } = await params;
  const [post, words] = await Promise.all([readPost(slug), blogWords()]);
  if (!post) return notFoundMetadata();
  const { openGraph, ...metadata } = await metadataWithImage(postPath(slug), postFacts(words, post));
  const { publishedAt: publishedTime, changedAt: modifiedTime, author, section } = post;
  return withFeeds({
    ...metadata,
    openGraph: {
      ...openGraph,
      type: 'article',
      publishedTime,
      modifiedTime,
      authors: [author],
      section: words.sections[section.key],
    },
  });
}

export async function Post({ params }: PostPlace) {
  const { slug } = await params;
  const post = await readPost(slug);
  if (!post) {
    const renamed = await findNewPostSlug(slug);
    if (renamed) permanentRedirect(postPath(renamed));
    return <MissingRecord />;
  }
  const [brand, words, neighbors] = await Promise.all([getBrand(), blogWords(), readNeighbors(post)]);
  const path = postPath(slug);
  const site = env().SITE_URL;
  const image = addressOf(`${path}/opengraph-image`, cardName(brand, cardOf(postFacts(words, post))));
  const publisher = { name: brand.name, site, icon: iconAddress('icon-512.png', brand) };
  return (
    <>
      <Breadcrumbs path="/blog" below={[{ label: post.title, path }]} />
      <StructuredData data={blogPosting(words, post, publisher, image)} />
      <PostPage post={post} {...neighbors} address={`${site}${path}`} words={words} />
    </>
  );
}
