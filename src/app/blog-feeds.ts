import { env } from '@/env';
import { isOn } from '@/features';
import { FEED_LENGTH, type FeedEntry } from '@/features/blog/contract';
import { BLOG_TEXTS } from '@/features/blog/contract.texts';
import { type FeedFormat, feedResponse, postEntry, writeFeed } from '@/features/blog/server/feeds';
import { readNewest } from '@/features/blog/server/posts.queries';
import { getBrand } from '@/features/brand/server/brand.queries';
import { ARCHIVE, issuePath } from '@/features/newsletter/contract';
import { NEWSLETTER_TEXTS } from '@/features/newsletter/contract.texts';
import { readArchive } from '@/features/newsletter/server/archive.queries';
import { wordsFor } from './words';

/** Public issues of the newsletter, among the posts. */
async function issueEntries(brand: string): Promise<FeedEntry[]> {
  if (!isOn('newsletter')) return [];
  const [issues, { archive }] = await Promise.all([readArchive(FEED_LENGTH), wordsFor(NEWSLETTER_TEXTS)]);
  return issues.map(({ slug, number, title, lead, mailedAt }) => ({
    key: `newsletter-${number}`,
    path: issuePath(slug),
    title,
    lead,
    author: brand,
    category: { name: archive.title, term: ARCHIVE.slice(1) },
    publishedAt: mailedAt,
  }));
}

/** A feed's route. Without an entry it is a valid feed, so that nobody has to subscribe again. */
export const feedRoute = (format: FeedFormat) => async () => {
  const [{ name }, posts, words] = await Promise.all([
    getBrand(),
    readNewest(FEED_LENGTH),
    wordsFor(BLOG_TEXTS),
  ]);
  const entries = [...posts.map((post) => postEntry(words, post)), ...(await issueEntries(name))]
    .sort((one, other) => Date.parse(other.publishedAt) - Date.parse(one.publishedAt))
    .slice(0, FEED_LENGTH);
  return feedResponse(format, writeFeed(format, entries, { name, site: env().SITE_URL, words: words.feed }));
};
