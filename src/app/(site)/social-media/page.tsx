import { headers } from 'next/headers';
import { BrandAssetsView } from '@/app/brand-assets-view';
import { metadataOf } from '@/app/page-facts';
import { MissingRecord, notFoundMetadata } from '@/app/page-not-found';
import { readSession } from '@/core/server/session';
import { Breadcrumbs } from '@/core/server/structured-data';
import { getBrand } from '@/features/brand/server/brand.queries';

/** If the brand says so, only for signed-in staff: nobody else learns that the page exists. */
const isClosed = async ({ assetsForStaffOnly }: { assetsForStaffOnly: boolean }) =>
  assetsForStaffOnly && !(await readSession(await headers()));

const describe = metadataOf('/social-media');
export async function generateMetadata() {
  const brand = await getBrand();
  return (await isClosed(brand)) ? notFoundMetadata() : describe();
}

export default async function Page() {
  if (await isClosed(await getBrand())) return <MissingRecord />;
  return (
    <>
      <Breadcrumbs path="/social-media" />
      <BrandAssetsView code={null} />
    </>
  );
}
