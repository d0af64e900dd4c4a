import { metadataOf } from '@/app/page-facts';
import { wordsFor } from '@/app/words';
import { Breadcrumbs } from '@/core/server/structured-data';
import { getBrand } from '@/features/brand/server/brand.queries';
import { getInfoPage } from '@/features/info/server/info.queries';
import { SitemapPage } from '@/features/info/ui/sitemap-page';
import { STATUS_TEXTS } from '@/features/status/contract.texts';
import { getPlatformStatus } from '@/features/status/server/platform-status.queries';
import { PlatformStatusPanel } from '@/features/status/ui/platform-status-panel';
import { DIRECTORY } from '@/site-pages';

export const generateMetadata = metadataOf('/sitemap');

export default async function Page() {
  const [page, words] = await Promise.all([getInfoPage('sitemap', await getBrand()), wordsFor(STATUS_TEXTS)]);
  const status = await getPlatformStatus(words);
  return (
    <>
      <Breadcrumbs path="/sitemap" />
      <SitemapPage page={page} lists={DIRECTORY}>
        <PlatformStatusPanel status={status} words={words.panel} />
      </SitemapPage>
    </>
  );
}
