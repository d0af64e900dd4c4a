import { metadataOf } from '@/app/page-facts';
import { getBrand } from '@/features/brand/server/brand.queries';
import { getInfoPage } from '@/features/info/server/info.queries';
import { AboutPage } from '@/features/info/ui/about-page';
import { Breadcrumbs } from '@/server/structured-data';

export const generateMetadata = metadataOf('/about');

export default async function Page() {
  return (
    <>
      <Breadcrumbs path="/about" />
      <AboutPage page={await getInfoPage('about', await getBrand())} />
    </>
  );
}
