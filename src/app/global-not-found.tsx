import type { Metadata, Viewport } from 'next';
import { connection } from 'next/server';
import SiteLayout, {
  generateMetadata as siteMetadata,
  generateViewport as siteViewport,
} from './(site)/layout';
import { notFoundMetadata, PageNotFound } from './page-not-found';

export async function generateViewport(): Promise<Viewport> {
  // A build has no database to read the brand from.
  await connection();
  return siteViewport();
}

export async function generateMetadata(): Promise<Metadata> {
  return { ...(await siteMetadata()), ...(await notFoundMetadata()) };
}

/**
 * Every path that no route claims. A page that calls `notFound()` is rendered by script only; this one is complete
 * HTML with its status.
 */
export default async function UnknownPath() {
  await connection();
  return (
    <SiteLayout>
      <PageNotFound />
    </SiteLayout>
  );
}
