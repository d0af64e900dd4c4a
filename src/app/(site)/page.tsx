import type { Metadata } from 'next';
import { env } from '@/env';
import { checkInCode } from '@/features/app-screens/server/check-in-code';
import { CheckInScreen } from '@/features/app-screens/ui/check-in-screen';
import { DashboardScreen } from '@/features/app-screens/ui/dashboard-screen';
import { DuesScreen } from '@/features/app-screens/ui/dues-screen';
import { PhoneFrame } from '@/features/app-screens/ui/phone-frame';
import { RosterScreen } from '@/features/app-screens/ui/roster-screen';
import { getBrand } from '@/features/brand/server/brand.queries';
import { Announcements } from '@/features/home/ui/announcements';
import { Benefits } from '@/features/home/ui/benefits';
import { Charter } from '@/features/home/ui/charter';
import { Features } from '@/features/home/ui/features';
import { Hero } from '@/features/home/ui/hero';
import { PictureOverDrawing } from '@/features/home/ui/picture-over-drawing';
import { SampleChapters } from '@/features/home/ui/sample-chapters';
import { Showcase } from '@/features/home/ui/showcase';
import { Temple } from '@/features/home/ui/temple';
import { PageMain } from '@/ui/page-shell/page-main';

export async function generateMetadata(): Promise<Metadata> {
  const { name, tagline } = await getBrand();
  return { title: { absolute: `${name}: ${tagline}` }, alternates: { canonical: '/' } };
}

export default async function HomePage() {
  const { seatsTotal, seatsLeft, markPath, ...brand } = await getBrand();
  const code = checkInCode(new URL(brand.siteUrl, env().SITE_URL).href);
  const dashboard = <DashboardScreen markPath={markPath} />;
  const picture = brand.showcaseImage;
  return (
    <PageMain above="violet">
      <Announcements messages={brand.announcements} markPath={markPath} />
      <Hero headline={brand.tagline} seatsTotal={seatsTotal} seatsLeft={seatsLeft}>
        <Temple motto={brand.motto} markPath={markPath}>
          <PhoneFrame label="Mock screen: event check-in with a QR code, 58 of 84 members here">
            <CheckInScreen code={code} />
          </PhoneFrame>
          <PhoneFrame label="Mock screen: chapter dashboard with figures, next event and news">
            {dashboard}
          </PhoneFrame>
          <PhoneFrame label="Mock screen: dues, $31,570 of $34,440 collected, 4 members overdue">
            <DuesScreen />
          </PhoneFrame>
        </Temple>
      </Hero>
      <Benefits articles={brand.benefits.length}>
        <SampleChapters chapters={brand.partnerChapters} />
        <Charter benefits={brand.benefits} seatsTotal={seatsTotal} seatsLeft={seatsLeft} />
      </Benefits>
      <Features>
        <Showcase>
          <PhoneFrame label={picture?.alt ?? 'Mock screen: the chapter’s roster'}>
            <PictureOverDrawing picture={picture}>
              <RosterScreen />
            </PictureOverDrawing>
          </PhoneFrame>
          <PhoneFrame>{dashboard}</PhoneFrame>
        </Showcase>
      </Features>
    </PageMain>
  );
}
