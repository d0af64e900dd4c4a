import type { MetadataRoute } from 'next';
import type { PageFacts } from '@/core/server/page-metadata';
import { env } from '@/env';
import { SITE_PAGES } from '@/site-pages';
import { pageFacts } from './page-facts';
import { RECORD_PAGES } from './record-pages';

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
  for (const { toFind } of RECORD_PAGES)
    for (const { path, facts } of (await toFind?.()) ?? []) list(path, facts);
  return pages;
}
