import type { PageFacts } from '@/core/server/page-metadata';
import { NO_POSTS_TEXTS } from '@/features/blog/contract.no-posts-texts';
import { BLOG_TEXTS } from '@/features/blog/contract.texts';
import { blogListFacts } from '@/features/blog/server/blog.metadata';
import { readNewest } from '@/features/blog/server/posts.queries';
import { infoFacts } from './info-facts';
import { wordsFor } from './words';

/** The stated page stands while nothing is published, and comes back when all is withdrawn. */
export async function blogFacts(): Promise<PageFacts> {
  const [newest] = await readNewest(1);
  return newest
    ? blogListFacts(await wordsFor(BLOG_TEXTS), newest)
    : infoFacts(NO_POSTS_TEXTS, { kind: 'document' })();
}
