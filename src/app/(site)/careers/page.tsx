import { metadataOf } from '@/app/page-facts';
import { getBrand } from '@/features/brand/server/brand.queries';
import { getInfoPage } from '@/features/info/server/info.queries';
import { CareersPage } from '@/features/info/ui/careers-page';
import { Breadcrumbs } from '@/server/structured-data';

export const generateMetadata = metadataOf('/careers');

export default async function Page() {
  const brand = await getBrand();
  return (
    <>
      <Breadcrumbs path="/careers" />
      <CareersPage page={await getInfoPage('careers', brand)} networkUrl={brand.social.linkedin} />
    </>
  );
}
