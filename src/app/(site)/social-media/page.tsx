import { headers } from 'next/headers';
import { metadataOf } from '@/app/page-facts';
import { MissingRecord, notFoundMetadata } from '@/app/page-not-found';
import { wordsFor } from '@/app/words';
import { env } from '@/env';
import { checkInCode } from '@/features/app-screens/server/check-in-code';
import { appScreens } from '@/features/app-screens/ui/app-screens';
import { getBrand } from '@/features/brand/server/brand.queries';
import { ASSETS_TEXTS } from '@/features/brand-assets/contract.texts';
import { getGuidelines } from '@/features/brand-assets/server/guidelines.queries';
import { SocialMediaPage } from '@/features/brand-assets/ui/social-media-page';
import { readSession } from '@/features/staff/server/session';
import { Breadcrumbs } from '@/server/structured-data';

/** If the brand says so, only for signed-in staff: nobody else learns that the page exists. */
const isClosed = async ({ assetsForStaffOnly }: { assetsForStaffOnly: boolean }) =>
  assetsForStaffOnly && !(await readSession(await headers()));

const describe = metadataOf('/social-media');
export async function generateMetadata() {
  const brand = await getBrand();
  return (await isClosed(brand)) ? notFoundMetadata() : describe();
}

const coded = (address: string) => ({ address, code: checkInCode(address) });

export default async function Page() {
  const brand = await getBrand();
  if (await isClosed(brand)) return <MissingRecord />;
  const { SITE_URL } = env();
  const { code } = coded(new URL(brand.siteUrl, SITE_URL).href);
  const screens = appScreens.map(({ key, fileName, label, Phone, Tablet }) => ({
    key,
    fileName,
    label,
    phone: <Phone brand={brand} code={code} />,
    tablet: Tablet && <Tablet brand={brand} code={code} />,
  }));
  return (
    <>
      <Breadcrumbs path="/social-media" />
      <SocialMediaPage
        brand={brand}
        guidelines={await getGuidelines(brand)}
        words={await wordsFor(ASSETS_TEXTS)}
        screens={screens}
        links={coded(`${SITE_URL}/links`)}
        home={coded(SITE_URL)}
      />
    </>
  );
}
