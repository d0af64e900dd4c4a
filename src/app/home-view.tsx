import { withEditMarks } from '@/core/server/edit-marks';
import { issueFormToken } from '@/core/server/spam-checks';
import { organization } from '@/core/server/structured-data';
import { env } from '@/env';
import { checkInCode } from '@/features/app-screens/server/check-in-code';
import { InteractivePhones } from '@/features/app-screens/ui/interactive-phones';
import {
  CheckInPhone,
  DashboardPhone,
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
import { blockedSets, namesOf } from '@/features/letters/contract';
import { LETTERS_TEXTS } from '@/features/letters/contract.texts';
import { DrawnLetters, DrawnName } from '@/features/letters/ui/drawn-letters';
import { LettersSection } from '@/features/letters/ui/letters-section';
import { OpenedLine } from '@/features/letters/ui/opened-line';
import { Plate } from '@/features/letters/ui/plate';
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

/** The application's field that letters fill in. */
const ORGANIZATION = '#waitlist [name="organization"]';

type HomeViewProps = {
  /** Letters that somebody put up; '' on the home page itself. */
  letters?: string;
  /** What could not be read as letters. */
  unread?: string;
};

/** The home page, and the same with letters on the house. */
export async function HomeView({ letters = '', unread }: HomeViewProps) {
  const [brand, words, up] = await Promise.all([getBrand(), wordsFor(HOME_TEXTS), wordsFor(LETTERS_TEXTS)]);
  const blocked = blockedSets(up.blocked.sets);
  const first = blocked.includes(letters) ? '' : letters;
  const { seatsTotal, seatsLeft, markPath, showcaseImage: picture } = brand;
  const { tagline, benefits } = withEditMarks({ tagline: brand.tagline, benefits: brand.benefits }, 'brand');
  const support = { contactType: 'customer support', email: brand.mailboxes.support };
  const siteAddress = new URL(brand.siteUrl, env().SITE_URL).href;
  const chapter = {
    letters: (sample: string) => <DrawnLetters first={first}>{sample}</DrawnLetters>,
    name: (sample: string) => <DrawnName first={first}>{sample}</DrawnName>,
  };
  const workingPhone = <InteractiveDashboardPhone markPath={markPath} chapter={chapter} />;
  return (
    <PageMain above="violet">
      <StructuredData data={organization(brand, iconAddress('icon-512.png', brand), support)} />
      {first && !unread ? (
        <OpenedLine letters={first} organizationField={ORGANIZATION} words={up} />
      ) : (
        <Announcements messages={brand.announcements} markPath={markPath} words={words.strips} />
      )}
      <InteractivePhones />
      <Hero
        headline={tagline}
        seatsTotal={seatsTotal}
        seatsLeft={seatsLeft}
        words={words}
        above={<PhonesIntro words={words.phones} />}
        below={<PhonesLine words={words.phones} />}
      >
        <Temple
          motto={<DrawnLetters first={first}>{brand.motto}</DrawnLetters>}
          plate={<Plate first={first} words={up.house} />}
          markPath={markPath}
        >
          <CheckInPhone code={checkInCode(siteAddress)} />
          {workingPhone}
          <DuesPhone />
        </Temple>
      </Hero>
      <LettersSection
        first={first}
        unread={unread}
        blocked={blocked}
        markPath={markPath}
        motto={brand.motto}
        site={new URL(env().SITE_URL).host}
        organizationField={ORGANIZATION}
        words={up}
      >
        <DashboardPhone markPath={markPath} chapter={chapter} />
      </LettersSection>
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
      <HomeApplication organization={namesOf(first)} blocked={blocked} />
    </PageMain>
  );
}
