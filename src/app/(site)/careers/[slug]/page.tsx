import { permanentRedirect } from 'next/navigation';
import { pageFactsOfOpening } from '@/app/careers-pages';
import { metadataWithImage } from '@/app/page-facts';
import { MissingRecord, notFoundMetadata } from '@/app/page-not-found';
import { wordsFor } from '@/app/words';
import { Breadcrumbs } from '@/core/server/structured-data';
import { env } from '@/env';
import { getBrand } from '@/features/brand/server/brand.queries';
import { iconAddress } from '@/features/brand/server/brand-icons';
import { openingPath } from '@/features/openings/contract';
import { OPENINGS_TEXTS } from '@/features/openings/contract.texts';
import { jobPosting } from '@/features/openings/server/openings.metadata';
import { findNewOpeningSlug, readOpening } from '@/features/openings/server/openings.queries';
import { OpeningPage } from '@/features/openings/ui/opening-page';
import { StructuredData } from '@/kit/ui/structured-data';

type Place = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Place) {
  const path = openingPath((await params).slug);
  const facts = await pageFactsOfOpening(path);
  return facts ? metadataWithImage(path, facts) : notFoundMetadata();
}

export default async function Page({ params }: Place) {
  const { slug } = await params;
  const opening = await readOpening(slug);
  if (!opening) {
    const renamed = await findNewOpeningSlug(slug);
    if (renamed) permanentRedirect(openingPath(renamed));
    return <MissingRecord />;
  }
  const [brand, words] = await Promise.all([getBrand(), wordsFor(OPENINGS_TEXTS)]);
  const employer = { name: brand.name, site: env().SITE_URL, icon: iconAddress('icon-512.png', brand) };
  return (
    <>
      <Breadcrumbs path="/careers" below={[{ label: opening.title, path: openingPath(slug) }]} />
      <StructuredData data={jobPosting(opening, employer)} />
      <OpeningPage opening={opening} words={words} mailbox={brand.mailboxes.contact} />
    </>
  );
}
