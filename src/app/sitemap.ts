import type { MetadataRoute } from 'next';
import type { PageFacts } from '@/core/server/page-metadata';
import { env } from '@/env';
import { postPath } from '@/features/blog/contract';
import { readPostAddresses } from '@/features/blog/server/posts.queries';
import { SITE_PAGES } from '@/site-pages';
import { openingsToFind } from './careers-pages';
import { roundsToFind } from './draw-rounds';
import { helpToFind } from './help-pages';
import { archiveToFind } from './newsletter-pages';
import { pageFacts } from './page-facts';

export const dynamic = 'force-dynamic';

/** GET /sitemap.xml: every page that search engines may index, with a date only if its text has one. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const site = env().SITE_URL;
  const pages: MetadataRoute.Sitemap = [];
  const list = (path: string, { isEmpty, changedAt }: PageFacts) => {
    const url = path === '/' ? site : `${site}${path}`;
    if (!isEmpty) pages.push({ url, ...(changedAt && { lastModified: changedAt }) });
  };
  // Sequential: in parallel they would take every database connection from visitors who wait for a page.
  for (const { path } of SITE_PAGES.filter((page) => page.isIndexable)) list(path, await pageFacts(path));
  const more = [
    ...(await roundsToFind()),
    ...(await helpToFind()),
    ...(await archiveToFind()),
    ...(await openingsToFind()),
  ];
  for (const { path, facts } of more) list(path, facts);
  for (const { slug, changedAt } of await readPostAddresses())
    pages.push({ url: `${site}${postPath(slug)}`, lastModified: changedAt });
  return pages;
}
