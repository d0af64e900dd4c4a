import { HomeApplication } from '@/app/home-application';
import { metadataOf } from '@/app/page-facts';
import { wordsFor } from '@/app/words';
import { env } from '@/env';
import { checkInCode } from '@/features/app-screens/server/check-in-code';
import { CheckInPhone, DashboardPhone, DuesPhone, RosterPhone } from '@/features/app-screens/ui/phones';
import { getBrand } from '@/features/brand/server/brand.queries';
import { iconAddress } from '@/features/brand/server/brand-icons';
import { HOME_TEXTS } from '@/features/home/contract.texts';
import { Announcements } from '@/features/home/ui/announcements';
import { Benefits } from '@/features/home/ui/benefits';
import { Charter } from '@/features/home/ui/charter';
import { Features } from '@/features/home/ui/features';
import { Hero } from '@/features/home/ui/hero';
import { SampleChapters } from '@/features/home/ui/sample-chapters';
import { Showcase } from '@/features/home/ui/showcase';
import { ShowcaseImage } from '@/features/home/ui/showcase-image';
import { Temple } from '@/features/home/ui/temple';
import { withEditMarks } from '@/server/edit-marks';
import { organization } from '@/server/structured-data';
import { PageMain } from '@/ui/page-shell/page-main';
import { StructuredData } from '@/ui/structured-data';

export const generateMetadata = metadataOf('/');

export default async function HomePage() {
  const [brand, words] = await Promise.all([getBrand(), wordsFor(HOME_TEXTS)]);
  const { seatsTotal, seatsLeft, markPath, showcaseImage: picture } = brand;
  const { tagline, benefits } = withEditMarks({ tagline: brand.tagline, benefits: brand.benefits }, 'brand');
  const support = { contactType: 'customer support', email: brand.mailboxes.support };
  const siteAddress = new URL(brand.siteUrl, env().SITE_URL).href;
  return (
    <PageMain above="violet">
      <StructuredData data={organization(brand, iconAddress('icon-512.png', brand), support)} />
      <Announcements messages={brand.announcements} markPath={markPath} words={words.strips} />
      <Hero headline={tagline} seatsTotal={seatsTotal} seatsLeft={seatsLeft} words={words}>
        <Temple motto={brand.motto} markPath={markPath}>
          <CheckInPhone code={checkInCode(siteAddress)} />
          <DashboardPhone markPath={markPath} />
          <DuesPhone />
        </Temple>
      </Hero>
      <Benefits articles={brand.benefits.length} words={words.benefits}>
        <SampleChapters chapters={brand.partnerChapters} words={words} />
        <Charter benefits={benefits} seatsTotal={seatsTotal} seatsLeft={seatsLeft} words={words} />
      </Benefits>
      <Features words={words.features}>
        <Showcase words={words.showcase}>
          <RosterPhone
            audience={brand.audience}
            label={picture?.alt}
            cover={picture && <ShowcaseImage {...picture} />}
          />
          <DashboardPhone markPath={markPath} />
        </Showcase>
      </Features>
      <HomeApplication />
    </PageMain>
  );
}
