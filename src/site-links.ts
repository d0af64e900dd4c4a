import { FEATURES } from '@/features';
import { FORM_PATHS } from '@/site-forms';
import { OTHER_ANSWERS, SITE_PAGES } from '@/site-pages';

export const FIXED_PATHS: readonly string[] = [
  ...SITE_PAGES.flatMap(({ path }) => [path, `${path}/history`]),
  ...FORM_PATHS,
  ...OTHER_ANSWERS,
];

/** What is below these follows from something else than a published record: nobody checks it. */
export const UNCHECKED_BELOW: readonly string[] = [
  ...FEATURES.flatMap(({ uncheckedBelow = [] }) => uncheckedBelow),
  ...SITE_PAGES.map(({ path }) => `${path}/history`),
];

/** Published documents, and those that answer an address: their own, or one that they gave up. For a statement's `with`. */
export const PUBLISHED_RECORDS = `published_records (subject, record_id, above, name, title) as not materialized (
    ${FEATURES.flatMap(({ published = [] }) => published).join('\n    union all\n    ')}
  ),
  public_addresses (above, name) as not materialized (
    select above, name from published_records
    union all
    select records.above, kept.name from site.kept_addresses as kept
      join published_records as records using (subject, record_id)
  )`;

const isFixedPath = (path: string): boolean =>
  FIXED_PATHS.includes(path) || UNCHECKED_BELOW.some((above) => path.startsWith(`${above}/`));

/**
 * @param siteUrl the site's own address
 * @returns the path on this site; null for another site's address, an email address or an anchor
 */
function sitePathOf(href: string, siteUrl: string): string | null {
  const site = new URL(siteUrl);
  if (!/^(\/|https?:)/i.test(href) || !URL.canParse(href, site.href)) return null;
  const url = new URL(href, site);
  if (url.host !== site.host) return null;
  return url.pathname === '/' ? '/' : url.pathname.replace(/\/$/, '');
}

/** The links that lead to no fixed page of this site, with their paths: only a published record can be there. */
export function linksToRecords(hrefs: readonly string[], siteUrl: string): { href: string; path: string }[] {
  return [...new Set(hrefs)].flatMap((href) => {
    const path = sitePathOf(href, siteUrl);
    return path === null || isFixedPath(path) ? [] : [{ href, path }];
  });
}
