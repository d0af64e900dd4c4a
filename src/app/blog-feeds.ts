import { env } from '@/env';
import { FEED_LENGTH } from '@/features/blog/contract';
import { type FeedFormat, feedResponse, writeFeed } from '@/features/blog/server/feeds';
import { readNewest } from '@/features/blog/server/posts.queries';
import { getBrand } from '@/features/brand/server/brand.queries';

/** A feed's route. Without a post it is a valid feed without entries, so that nobody has to subscribe again. */
export const feedRoute = (format: FeedFormat) => async () => {
  const [{ name }, posts] = await Promise.all([getBrand(), readNewest(FEED_LENGTH)]);
  return feedResponse(format, writeFeed(format, posts, { name, site: env().SITE_URL }));
};
