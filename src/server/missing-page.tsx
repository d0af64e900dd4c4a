import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { NotFoundView } from '@/ui/page-shell/not-found-view';
import { setPageStatus } from './page-status';

/** For a page whose record does not exist: complete HTML with status 404. `children` explain it for the subject. */
export async function MissingPage({ children = <NotFoundView /> }: { children?: ReactNode }) {
  const id = (await headers()).get('x-request-id');
  if (id) setPageStatus(id, 404);
  return children;
}

export const missingPageMetadata = (brand: { name: string }) => ({
  title: { absolute: `404 Page Not Found | ${brand.name}` },
  robots: { index: false },
});
