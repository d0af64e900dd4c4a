import type { MetadataRoute } from 'next';
import { env } from '@/env';
import { SITE_PAGES } from '@/shared/site-pages';
import { roundsToFind } from './draw-rounds';
import { pageFacts } from './page-facts';

export const dynamic = 'force-dynamic';

/** GET /sitemap.xml: every page that search engines may list, dated only where its text has a date. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const site = env().SITE_URL;
  const listed = SITE_PAGES.filter(({ isIndexable }) => isIndexable);
  const pages = await Promise.all([
    ...listed.map(async ({ path }) => ({ path, facts: await pageFacts(path) })),
    ...(await roundsToFind()),
  ]);
  return pages
    .filter(({ facts }) => !facts.isEmpty)
    .map(({ path, facts }) => ({
      url: path === '/' ? site : `${site}${path}`,
      ...(facts.changedAt && { lastModified: facts.changedAt }),
    }));
}
