import { drawOnLinks } from '@/app/draw-on-links';
import { metadataOf } from '@/app/page-facts';
import { wordsFor } from '@/app/words';
import { isPreview } from '@/core/server/draft-mode';
import { Breadcrumbs } from '@/core/server/structured-data';
import { isOn } from '@/features';
import { getBrand } from '@/features/brand/server/brand.queries';
import { readEntries } from '@/features/draw/server/draw-summary.queries';
import { LINKS_TEXTS } from '@/features/links/contract.texts';
import { readShownLinks } from '@/features/links/server/links-table';
import { LinksPage } from '@/features/links/ui/links-page';
import {
  LOGIN_API,
  LOGOUT_API,
  PASSKEY_API,
  PASSKEY_OPTIONS_API,
  SESSION_API,
} from '@/features/staff/contract';

const SIGN_IN = {
  session: SESSION_API,
  login: LOGIN_API,
  logout: LOGOUT_API,
  passkey: PASSKEY_API,
  passkeyOptions: PASSKEY_OPTIONS_API,
  secondStep: '/admin/login?redirect=/links?edit',
};

/** Without a draw the page invites to follow, and promises nothing about one. */
const NO_DRAW = { day: null, last: null, promise: null };

export const generateMetadata = metadataOf('/links');

export default async function Page() {
  const [brand, links, entries, words, draw] = await Promise.all([
    getBrand(),
    readShownLinks(),
    readEntries(),
    wordsFor(LINKS_TEXTS),
    isOn('draw') ? drawOnLinks() : NO_DRAW,
  ]);
  return (
    <>
      <Breadcrumbs path="/links" />
      <LinksPage
        brand={brand}
        links={links}
        entries={entries}
        words={words}
        signIn={SIGN_IN}
        isPreview={isPreview()}
        draw={draw}
      />
    </>
  );
}
