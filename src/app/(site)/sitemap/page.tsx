import { metadataOf } from '@/app/page-facts';
import { wordsFor } from '@/app/words';
import { Breadcrumbs } from '@/core/server/structured-data';
import { SITEMAP_TEXTS } from '@/features/info/contract.sitemap-texts';
import { SitemapPage } from '@/features/info/ui/sitemap-page';
import { STATUS_TEXTS } from '@/features/status/contract.texts';
import { getPlatformStatus } from '@/features/status/server/platform-status.queries';
import { PlatformStatusPanel } from '@/features/status/ui/platform-status-panel';
import { DIRECTORY } from '@/site-pages';

export const generateMetadata = metadataOf('/sitemap');

export default async function Page() {
  const [page, words] = await Promise.all([wordsFor(SITEMAP_TEXTS), wordsFor(STATUS_TEXTS)]);
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
