import type { Metadata } from 'next';
import { connection } from 'next/server';
import { NotFoundView } from '@/ui/page-shell/not-found-view';
import SiteLayout, { generateMetadata as siteMetadata } from './(site)/layout';

export { viewport } from './(site)/layout';

export async function generateMetadata(): Promise<Metadata> {
  const { title: name, ...site } = await siteMetadata();
  return { ...site, title: `404 Page Not Found | ${name.default}`, robots: { index: false } };
}

/**
 * Every path that no route claims. A page that calls `notFound()` is rendered by script only; this one is complete
 * HTML with its status.
 */
export default async function UnknownPath() {
  // A build has no database to read the brand from.
  await connection();
  return (
    <SiteLayout>
      <NotFoundView />
    </SiteLayout>
  );
}
