import { metadataOf } from '@/app/page-facts';
import { getBrand } from '@/features/brand/server/brand.queries';
import { getInfoPage } from '@/features/info/server/info.queries';
import { readPressItems } from '@/features/info/server/press-items.queries';
import { PressPage } from '@/features/info/ui/press-page';
import { Breadcrumbs } from '@/server/structured-data';

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
