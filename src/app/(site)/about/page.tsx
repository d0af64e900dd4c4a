import { metadataOf } from '@/app/page-facts';
import { Breadcrumbs } from '@/core/server/structured-data';
import { getBrand } from '@/features/brand/server/brand.queries';
import { getInfoPage } from '@/features/info/server/info.queries';
import { AboutPage } from '@/features/info/ui/about-page';

export const generateMetadata = metadataOf('/about');

export default async function Page() {
  return (
    <>
      <Breadcrumbs path="/about" />
      <AboutPage page={await getInfoPage('about', await getBrand())} />
    </>
  );
}
