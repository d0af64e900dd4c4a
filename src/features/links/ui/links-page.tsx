import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { BrandMark } from '@/kit/ui/brand-mark';
import { ButtonLink } from '@/kit/ui/button-link';
import { PageMain } from '@/kit/ui/page-shell/page-main';
import type { Counted, SocialLink } from '../contract';
import type { LinksWords } from '../contract.texts';
import { Crowd } from './crowd';
import type { SignInPaths } from './editor/edit-api';
import { Intro, IntroWords } from './intro';
import { safeHref } from './link-address';
import { LinksColumns } from './links-columns';
import styles from './links-page.module.css';
import { ShareImage } from './share/share-image';
import { TicketList } from './ticket-list';

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
