import { showsOpenings } from '@/app/careers-pages';
import { metadataOf } from '@/app/page-facts';
import { wordsFor } from '@/app/words';
import { Breadcrumbs } from '@/core/server/structured-data';
import { getBrand } from '@/features/brand/server/brand.queries';
import { CAREERS_TEXTS } from '@/features/info/contract.careers-texts';
import { CareersPage } from '@/features/info/ui/careers-page';
import { OPENINGS_TEXTS } from '@/features/openings/contract.texts';
import { readOpenings } from '@/features/openings/server/openings.queries';
import { OpeningsPage } from '@/features/openings/ui/openings-page';

export const generateMetadata = metadataOf('/careers');

export default async function Page() {
  const brand = await getBrand();
  return (
    <>
      <Breadcrumbs path="/careers" />
      {(await showsOpenings()) ? (
        <OpeningsPage openings={await readOpenings()} words={await wordsFor(OPENINGS_TEXTS)} />
      ) : (
        <CareersPage page={await wordsFor(CAREERS_TEXTS)} networkUrl={brand.social.linkedin} />
      )}
    </>
  );
}
