import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { BrandMark } from '@/ui/brand-mark';
import { ButtonLink } from '@/ui/button-link';
import { PageMain } from '@/ui/page-shell/page-main';
import type { SocialLink } from '../contract';
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
  signIn: SignInPaths;
  /** In the back office, beside a draft of the brand: links are not part of that draft and are managed elsewhere. */
  isPreview: boolean;
  /** About the draw: its date, its last winner, and its promise. */
  draw: { day: ReactNode; last: ReactNode; promise: ReactNode };
};

const homeOf = (siteUrl: string) => (siteUrl.startsWith('/') ? siteUrl : siteUrl && safeHref(siteUrl)) || '/';

export function LinksPage({ brand, links, signIn, isPreview, draw }: Props) {
  const { name, prefix, markPath, prize } = brand;
  return (
    <PageMain tone="violet" above="violet" className={`${styles.page} on-violet`}>
      <LinksColumns
        signIn={signIn}
        canManage={!isPreview}
        intro={
          <>
            <BrandMark path={markPath} size={56} label={name} className={styles.logo} />
            <Intro prize={prize} />
            {draw.day}
          </>
        }
        words={
          <>
            {draw.last}
            {draw.promise}
            <IntroWords />
          </>
        }
        tickets={<TicketList links={links} />}
        after={
          <div className={styles.after}>
            <ButtonLink variant="ink" href={homeOf(brand.siteUrl)}>
              Check out our site
              <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
            </ButtonLink>
            <ShareImage brand={{ name, prefix, markPath, prize }} />
          </div>
        }
      />
      <Crowd />
    </PageMain>
  );
}
