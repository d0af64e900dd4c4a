import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { setPageStatus } from './page-status';

/** For a page whose record does not exist: complete HTML with status 404. `children` explain it for the subject. */
export async function MissingPage({ children }: { children: ReactNode }) {
  const id = (await headers()).get('x-request-id');
  if (id) setPageStatus(id, 404);
  return children;
}
