import type { ComponentProps, ReactNode } from 'react';
import { withEditMarks } from '@/core/server/edit-marks';
import { issueFormToken } from '@/core/server/spam-checks';
import { organization } from '@/core/server/structured-data';
import { env } from '@/env';
import { checkInCode } from '@/features/app-screens/server/check-in-code';
import { InteractivePhones } from '@/features/app-screens/ui/interactive-phones';
import {
  CheckInPhone,
  type DashboardPhone,
  DuesPhone,
  InteractiveDashboardPhone,
  RosterPhone,
} from '@/features/app-screens/ui/phones';
import { PhonesIntro, PhonesLine } from '@/features/app-screens/ui/phones-intro';
import { getBrand } from '@/features/brand/server/brand.queries';
import { iconAddress } from '@/features/brand/server/brand-icons';
import { HOME_TEXTS } from '@/features/home/contract.texts';
import { Announcements } from '@/features/home/ui/announcements';
import { Benefits } from '@/features/home/ui/benefits';
import { Charter } from '@/features/home/ui/charter';
import { Features } from '@/features/home/ui/features';
import { FoundersLetter } from '@/features/home/ui/founders-letter';
import { Hero } from '@/features/home/ui/hero';
import { Questions } from '@/features/home/ui/questions';
import { SampleChapters } from '@/features/home/ui/sample-chapters';
import { Showcase } from '@/features/home/ui/showcase';
import { ShowcaseImage } from '@/features/home/ui/showcase-image';
import { Temple } from '@/features/home/ui/temple';
import { APPLICATION_TEXTS } from '@/features/waitlist/contract.texts';
import { ApplicationSection } from '@/features/waitlist/ui/application-section';
import { PageMain } from '@/kit/ui/page-shell/page-main';
import { StructuredData } from '@/kit/ui/structured-data';
import { frameWords, wordsFor } from './words';

type HomeApplicationProps = { organization: string; blocked: string[] };

/** The application section with its texts, the last of the home page. */
async function HomeApplication({ organization, blocked }: HomeApplicationProps) {
  const [brand, words, { download, cameBy }] = await Promise.all([
    getBrand(),
    wordsFor(APPLICATION_TEXTS),
    frameWords(),
  ]);
  return (
    <ApplicationSection
      brand={brand}
      organization={organization}
      blocked={blocked}
      formToken={issueFormToken()}
      formForwardUrl={env().FORM_FORWARD_URL}
      words={words}
      cameBy={cameBy}
      notSentWords={download}
    />
  );
}

/** What letters that visitors put up add to the page. */
export type HomeLetters = {
  /** Instead of the announcements. */
  above?: ReactNode;
  /** The motto, where letters take its place. */
  motto?: ReactNode;
  /** Beside the motto. */
  plate?: ReactNode;
  section?: ReactNode;
  /** What the phones show for a sample chapter. */
  chapter?: ComponentProps<typeof DashboardPhone>['chapter'];
  /** Where the application begins, and what it refuses. */
  organization?: string;
  blocked?: string[];
};

/** The home page; with letters, what they add to it. */
export async function HomeView({ up = {} }: { up?: HomeLetters }) {
  const [brand, words] = await Promise.all([getBrand(), wordsFor(HOME_TEXTS)]);
  const { seatsTotal, seatsLeft, markPath, showcaseImage: picture } = brand;
  const { tagline, benefits } = withEditMarks({ tagline: brand.tagline, benefits: brand.benefits }, 'brand');
  const support = { contactType: 'customer support', email: brand.mailboxes.support };
  const siteAddress = new URL(brand.siteUrl, env().SITE_URL).href;
  const workingPhone = <InteractiveDashboardPhone markPath={markPath} chapter={up.chapter} />;
  return (
    <PageMain above="violet">
      <StructuredData data={organization(brand, iconAddress('icon-512.png', brand), support)} />
      {up.above || <Announcements messages={brand.announcements} markPath={markPath} words={words.strips} />}
      <InteractivePhones />
      <Hero
        headline={tagline}
        seatsTotal={seatsTotal}
        seatsLeft={seatsLeft}
        words={words}
        above={<PhonesIntro words={words.phones} />}
        below={<PhonesLine words={words.phones} />}
      >
        <Temple motto={up.motto ?? brand.motto} plate={up.plate} markPath={markPath}>
          <CheckInPhone code={checkInCode(siteAddress)} />
          {workingPhone}
          <DuesPhone />
        </Temple>
      </Hero>
      {up.section}
      <Benefits articles={brand.benefits.length} words={words.benefits}>
        <SampleChapters chapters={brand.partnerChapters} words={words} />
        <Charter benefits={benefits} seatsTotal={seatsTotal} seatsLeft={seatsLeft} words={words} />
      </Benefits>
      <Features words={words.features} thursday={words.thursday}>
        <Showcase words={words.showcase}>
          <RosterPhone
            audience={brand.audience}
            label={picture?.alt}
            cover={picture && <ShowcaseImage {...picture} />}
          />
          {workingPhone}
        </Showcase>
      </Features>
      <FoundersLetter words={words.founders} />
      <Questions words={words.questions} />
      <HomeApplication organization={up.organization ?? ''} blocked={up.blocked ?? []} />
    </PageMain>
  );
}
