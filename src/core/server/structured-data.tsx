import { env } from '@/env';
import { StructuredData } from '@/kit/ui/structured-data';
import { findSitePage } from '@/site-pages';

type Brand = {
  name: string;
  tagline: string;
  siteUrl: string;
  social: Record<string, string>;
};

type Contact = { contactType: string; email: string };

/** @param icon address of a square picture of the mark, on this site */
export function organization(brand: Brand, icon: string, contact: Contact): Record<string, unknown> {
  const { name, tagline, siteUrl, social } = brand;
  const site = env().SITE_URL;
  return {
    '@type': 'Organization',
    name,
    url: new URL(siteUrl, site).href,
    logo: new URL(icon, site).href,
    description: tagline,
    sameAs: Object.values(social).filter(Boolean),
    contactPoint: { '@type': 'ContactPoint', ...contact },
  };
}

type Crumb = { label: string; path: string };

/** The path from the home page to a page: each step is a page. */
function breadcrumbList(steps: Crumb[]): Record<string, unknown> {
  const site = env().SITE_URL;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ label: 'Home', path: '/' }, ...steps].map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(path, site).href,
    })),
  };
}

type BreadcrumbsProps = {
  path: string;
  /** For a page that is not in the list of pages. */
  label?: string;
  /** Further steps, for a subpage. */
  below?: Crumb[];
};

export function Breadcrumbs({
  path,
  label = findSitePage(path)?.label ?? path,
  below = [],
}: BreadcrumbsProps) {
  return <StructuredData data={breadcrumbList([{ label, path }, ...below])} />;
}
