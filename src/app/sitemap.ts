import type { MetadataRoute } from 'next';
import { env } from '@/env';
import { SITE_PAGES } from '@/shared/site-pages';
import { pageFacts } from './page-facts';

export const dynamic = 'force-dynamic';

/** GET /sitemap.xml: every page that search engines may list, dated only where its text has a date. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const site = env().SITE_URL;
  const pages: MetadataRoute.Sitemap = [];
  // One after the other: all at once, they would take every connection of the database from those who wait for a page.
  for (const { path } of SITE_PAGES.filter((page) => page.isIndexable)) {
    const { isEmpty, changedAt } = await pageFacts(path);
    const url = path === '/' ? site : `${site}${path}`;
    if (!isEmpty) pages.push({ url, ...(changedAt && { lastModified: changedAt }) });
  }
  return pages;
}
