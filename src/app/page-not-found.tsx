import type { Metadata } from 'next';
import { MissingPage } from '@/core/server/missing-page';
import { getBrand } from '@/features/brand/server/brand.queries';
import { NotFoundView } from '@/kit/ui/page-shell/not-found-view';
import { frameWords } from './words';

/** What an address shows that no page answers. */
export const PageNotFound = async () => <NotFoundView words={(await frameWords()).missing} />;

/** The same, with its status, for a page whose record does not exist. */
export const MissingRecord = () => (
  <MissingPage>
    <PageNotFound />
  </MissingPage>
);

export async function notFoundMetadata(): Promise<Metadata> {
  const [{ name }, { missing }] = await Promise.all([getBrand(), frameWords()]);
  return { title: { absolute: `${missing.heading} | ${name}` }, robots: { index: false } };
}
