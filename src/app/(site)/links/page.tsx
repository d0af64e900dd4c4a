import { drawWords } from '@/app/draw-rounds';
import { metadataOf } from '@/app/page-facts';
import { wordsFor } from '@/app/words';
import { isPreview } from '@/core/server/draft-mode';
import { Breadcrumbs } from '@/core/server/structured-data';
import { getBrand } from '@/features/brand/server/brand.queries';
import { readDrawSummary, readEntries } from '@/features/draw/server/draw-summary.queries';
import { DrawPromise } from '@/features/draw/ui/summary/draw-promise';
import { DrawingDay } from '@/features/draw/ui/summary/drawing-day';
import { LastWinner } from '@/features/draw/ui/summary/last-winner';
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

export const generateMetadata = metadataOf('/links');

export default async function Page() {
  const [brand, links, entries, summary, words, draw] = await Promise.all([
    getBrand(),
    readShownLinks(),
    readEntries(),
    readDrawSummary(),
    wordsFor(LINKS_TEXTS),
    drawWords(),
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
        draw={{
          day: entries.list !== 'open' && <DrawingDay due={summary.due} list={entries.list} words={draw} />,
          last: summary.last && <LastWinner round={summary.last} words={draw} />,
          promise: <DrawPromise words={draw.stakes} />,
        }}
      />
    </>
  );
}
