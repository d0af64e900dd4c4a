import type { Metadata } from 'next';
import { connection } from 'next/server';
import { getBrand } from '@/features/brand/server/brand.queries';
import { NotFoundView } from '@/ui/page-shell/not-found-view';
import SiteLayout from './(site)/layout';

export { viewport } from './(site)/layout';

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await getBrand();
  return { title: `404 Page Not Found | ${name}`, robots: { index: false } };
}

/**
 * Every path that no route claims. A page that calls `notFound()` would be drawn by scripts alone; this one is
 * whole HTML, with its status.
 */
export default async function UnknownPath() {
  // A build has no database to ask for the brand.
  await connection();
  return (
    <SiteLayout>
      <NotFoundView />
    </SiteLayout>
  );
}
