import type { MetadataRoute } from 'next';
import { env } from '@/env';
import { SITE_PAGES } from '@/shared/site-pages';
import { pageFacts } from './page-facts';

export const dynamic = 'force-dynamic';

/** GET /sitemap.xml: every page that search engines may list, dated only where its text has a date. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const site = env().SITE_URL;
  const pages = await Promise.all(
    SITE_PAGES.map(async ({ path, isIndexable }) => ({ path, isIndexable, facts: await pageFacts(path) })),
  );
  return pages
    .filter(({ isIndexable, facts }) => isIndexable && !facts.isEmpty)
    .map(({ path, facts }) => ({
      url: path === '/' ? site : `${site}${path}`,
      ...(facts.changedAt && { lastModified: facts.changedAt }),
    }));
}
