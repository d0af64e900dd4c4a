import type { MetadataRoute } from 'next';
import { env } from '@/env';

export const dynamic = 'force-dynamic';

/**
 * GET /robots.txt. Pages that should not be indexed say so themselves (`noindex`): a crawler that may not read a page
 * never sees that.
 */
export default function robots(): MetadataRoute.Robots {
  const site = env().SITE_URL;
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/admin', '/api/'] },
    sitemap: `${site}/sitemap.xml`,
  };
}
