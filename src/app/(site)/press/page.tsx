import { metadataOf } from '@/app/page-facts';
import { wordsFor } from '@/app/words';
import { Breadcrumbs } from '@/core/server/structured-data';
import { getBrand } from '@/features/brand/server/brand.queries';
import { PRESS_TEXTS } from '@/features/info/contract.press-texts';
import { readPressItems } from '@/features/info/server/press-items.queries';
import { PressPage } from '@/features/info/ui/press-page';

export const generateMetadata = metadataOf('/press');

export default async function Page() {
  const brand = await getBrand();
  return (
    <>
      <Breadcrumbs path="/press" />
      <PressPage page={await wordsFor(PRESS_TEXTS)} items={await readPressItems()} brand={brand} />
    </>
  );
}
