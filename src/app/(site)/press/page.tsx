import { metadataOf } from '@/app/page-facts';
import { Breadcrumbs } from '@/core/server/structured-data';
import { getBrand } from '@/features/brand/server/brand.queries';
import { getInfoPage } from '@/features/info/server/info.queries';
import { readPressItems } from '@/features/info/server/press-items.queries';
import { PressPage } from '@/features/info/ui/press-page';

export const generateMetadata = metadataOf('/press');

export default async function Page() {
  const brand = await getBrand();
  return (
    <>
      <Breadcrumbs path="/press" />
      <PressPage page={await getInfoPage('press', brand)} items={await readPressItems()} brand={brand} />
    </>
  );
}
