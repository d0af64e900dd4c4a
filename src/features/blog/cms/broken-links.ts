import { env } from '@/env';
import type { ArticleLink } from '@/shared/article';
import { isSitePath } from '@/shared/site-pages';

/** Addresses below a page that a record decides: nobody checks these here. */
const BELOW = /^\/(media|links\/draw|help)(\/|$)|\/history(\/|$)|^\/blog\/(topics|page)\/|\.(xml|json)$/;

/** @returns the path on this site; null for another site's address, an email address or an anchor */
function pathOf(href: string): string | null {
  const site = new URL(env().SITE_URL);
  if (!/^(\/|https?:)/i.test(href) || !URL.canParse(href, site)) return null;
  const url = new URL(href, site);
  if (url.host !== site.host) return null;
  return url.pathname === '/' ? '/' : url.pathname.replace(/\/$/, '');
}

type Records = { under: string; exists: (name: string) => Promise<boolean> };

/** The links of a text that lead to a page of this site that does not exist. */
export async function brokenLinks(links: ArticleLink[], { under, exists }: Records): Promise<ArticleLink[]> {
  const broken: ArticleLink[] = [];
  for (const link of links) {
    const path = pathOf(link.href);
    if (path === null || isSitePath(path) || BELOW.test(path)) continue;
    const name = path.startsWith(`${under}/`) ? path.slice(under.length + 1) : null;
    if (name === null || !(await exists(name))) broken.push(link);
  }
  return broken;
}
