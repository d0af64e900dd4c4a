import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { isClosed } from '@/kit/shared/closed-addresses';
import { BrandMark } from '@/kit/ui/brand-mark';
import { ButtonLink } from '@/kit/ui/button-link';
import { PageMain } from '@/kit/ui/page-shell/page-main';
import type { Counted, SocialLink } from '../contract';
import type { LinksWords } from '../contract.texts';
import crowdStyles from './crowd.module.css';
import type { SignInPaths } from './editor/edit-api';
import { safeHref } from './link-address';
import { LinksColumns } from './links-columns';
import styles from './links-page.module.css';
import { aroundPrize, prizeLength } from './prize-words';
import { ShareImage } from './share/share-image';
import { TicketList } from './ticket-list';

const DRAWS = '/links/draw';

function Intro({ prize, heading }: { prize: string; heading: string }) {
  const [before, after] = aroundPrize(heading);
  return (
    <h1 className={styles.title} data-length={prizeLength(prize)}>
      {before}
      <span className={styles.prize}>
        {prize}
        {after}
      </span>
    </h1>
  );
}

function IntroWords({ isOpen, words }: { isOpen: boolean; words: LinksWords['intro'] }) {
  return (
    <>
      {isOpen ? (
        <>
          <p className={styles.lead}>{words.lead}</p>
          <ul className={styles.steps}>
            {words.steps.map(({ step, detail }) => (
              <li key={`${step} ${detail}`}>
                <b>{step}</b> {detail}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p className={styles.terms}>
        {words.terms} <a href="/links/rules">{words.rules}</a>{' '}
        {isClosed(DRAWS) ? null : <a href={DRAWS}>{words.check}</a>}
      </p>
    </>
  );
}

/** The crowd at the bottom of the page: a row of column-shaped people as wide as the screen. */
function Crowd() {
  return (
    <svg className={crowdStyles.crowd} aria-hidden="true">
      <defs>
        <pattern
          id="crowd-wide"
          width="66"
          height="240"
          patternUnits="userSpaceOnUse"
          fill="var(--color-crowd)"
        >
          <circle cx="33" cy="20" r="20" />
          <path d="M20 52h26v190H20z" />
        </pattern>
        <pattern
          id="crowd-narrow"
          width="45"
          height="140"
          patternUnits="userSpaceOnUse"
          fill="var(--color-crowd)"
        >
          <circle cx="22.5" cy="12" r="12" />
          <path d="M15 31h15v110H15z" />
        </pattern>
      </defs>
      {/* Centered, so that both edges crop alike. */}
      <svg x="50%" overflow="visible">
        <rect className={crowdStyles.wide} fill="url(#crowd-wide)" x="-3993" width="7986" height="240" />
        <rect className={crowdStyles.narrow} fill="url(#crowd-narrow)" x="-697.5" width="1395" height="140" />
      </svg>
    </svg>
  );
}

/** The part of the brand that the page shows. */
type LinksBrand = { name: string; prefix: string; markPath: string; siteUrl: string; prize: string };

type Props = {
  brand: LinksBrand;
  /** Visible links only: the page is the same for everybody and may be cached. */
  links: SocialLink[];
  /** What following an account is good for: once the list is closed, the page invites to nothing. */
  entries: { list: string; counted: Counted };
  words: LinksWords;
  signIn: SignInPaths;
  /** In the back office, beside a draft: links are not part of it and are managed elsewhere. */
  isPreview: boolean;
  /** About the draw: its date, its last winner, and its promise. */
  draw: { day: ReactNode; last: ReactNode; promise: ReactNode };
};

const homeOf = (siteUrl: string) => (siteUrl.startsWith('/') ? siteUrl : siteUrl && safeHref(siteUrl)) || '/';

export function LinksPage({ brand, links, entries, words, signIn, isPreview, draw }: Props) {
  const { name, prefix, markPath, prize } = brand;
  // Whoever edits the page's words sees all of them.
  const isOpen = entries.list === 'open' || isPreview;
  const counted = isOpen ? entries.counted : [];
  return (
    <PageMain tone="violet" above="violet" className={`${styles.page} on-violet`}>
      <LinksColumns
        signIn={signIn}
        canManage={!isPreview}
        ticketWords={words.tickets}
        counted={counted}
        intro={
          <>
            <BrandMark path={markPath} size={56} label={name} className={styles.logo} />
            <Intro prize={prize} heading={words.intro.heading} />
            {draw.day}
          </>
        }
        words={
          <>
            {draw.last}
            {draw.promise}
            <IntroWords isOpen={isOpen} words={words.intro} />
          </>
        }
        tickets={<TicketList links={links} counted={counted} words={words.tickets} />}
        after={
          <div className={styles.after}>
            <ButtonLink variant="ink" href={homeOf(brand.siteUrl)}>
              {words.buttons.site}
              <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
            </ButtonLink>
            {isOpen ? (
              <ShareImage
                brand={{ name, prefix, markPath, prize }}
                words={{ ...words.picture, heading: words.intro.heading }}
                buttons={words.buttons}
              />
            ) : null}
          </div>
        }
      />
      <Crowd />
    </PageMain>
  );
}
