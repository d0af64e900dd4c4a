import { metadataOf } from '@/app/page-facts';
import { env } from '@/env';
import { checkInCode } from '@/features/app-screens/server/check-in-code';
import { CheckInPhone, DashboardPhone, DuesPhone, RosterPhone } from '@/features/app-screens/ui/phones';
import { getBrand } from '@/features/brand/server/brand.queries';
import { iconAddress } from '@/features/brand/server/brand-icons';
import { Announcements } from '@/features/home/ui/announcements';
import { Benefits } from '@/features/home/ui/benefits';
import { Charter } from '@/features/home/ui/charter';
import { Features } from '@/features/home/ui/features';
import { Hero } from '@/features/home/ui/hero';
import { SampleChapters } from '@/features/home/ui/sample-chapters';
import { Showcase } from '@/features/home/ui/showcase';
import { ShowcaseImage } from '@/features/home/ui/showcase-image';
import { Temple } from '@/features/home/ui/temple';
import { ApplicationSection } from '@/features/waitlist/ui/application-section';
import { issueFormToken } from '@/server/spam-checks';
import { organization } from '@/server/structured-data';
import { PageMain } from '@/ui/page-shell/page-main';
import { StructuredData } from '@/ui/structured-data';

export const generateMetadata = metadataOf('/');

export default async function HomePage() {
  const brand = await getBrand();
  const { seatsTotal, seatsLeft, markPath, showcaseImage: picture } = brand;
  const support = { contactType: 'customer support', email: brand.mailboxes.support };
  const siteAddress = new URL(brand.siteUrl, env().SITE_URL).href;
  return (
    <PageMain above="violet">
      <StructuredData data={organization(brand, iconAddress('icon-512.png', brand), support)} />
      <Announcements messages={brand.announcements} markPath={markPath} />
      <Hero headline={brand.tagline} seatsTotal={seatsTotal} seatsLeft={seatsLeft}>
        <Temple motto={brand.motto} markPath={markPath}>
          <CheckInPhone code={checkInCode(siteAddress)} />
          <DashboardPhone markPath={markPath} />
          <DuesPhone />
        </Temple>
      </Hero>
      <Benefits articles={brand.benefits.length}>
        <SampleChapters chapters={brand.partnerChapters} />
        <Charter benefits={brand.benefits} seatsTotal={seatsTotal} seatsLeft={seatsLeft} />
      </Benefits>
      <Features>
        <Showcase>
          <RosterPhone label={picture?.alt} cover={picture && <ShowcaseImage {...picture} />} />
          <DashboardPhone markPath={markPath} />
        </Showcase>
      </Features>
      <ApplicationSection
        brand={brand}
        formToken={issueFormToken()}
        formForwardUrl={env().FORM_FORWARD_URL}
      />
    </PageMain>
  );
}
