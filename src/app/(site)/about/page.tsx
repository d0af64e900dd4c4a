import { metadataOf } from '@/app/page-facts';
import { wordsFor } from '@/app/words';
import { Breadcrumbs } from '@/core/server/structured-data';
import { ABOUT_TEXTS } from '@/features/info/contract.about-texts';
import { AboutPage } from '@/features/info/ui/about-page';

export const generateMetadata = metadataOf('/about');

export default async function Page() {
  return (
    <>
      <Breadcrumbs path="/about" />
      <AboutPage page={await wordsFor(ABOUT_TEXTS)} />
    </>
  );
}
