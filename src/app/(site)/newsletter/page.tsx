import { archiveMetadata } from '@/app/newsletter-pages';
import { MissingRecord } from '@/app/page-not-found';
import { wordsFor } from '@/app/words';
import { Breadcrumbs } from '@/core/server/structured-data';
import { ARCHIVE } from '@/features/newsletter/contract';
import { NEWSLETTER_TEXTS } from '@/features/newsletter/contract.texts';
import { readArchive } from '@/features/newsletter/server/archive.queries';
import { ArchivePage } from '@/features/newsletter/ui/archive-page';

export const generateMetadata = () => archiveMetadata(ARCHIVE);

export default async function Page() {
  const issues = await readArchive();
  if (issues.length === 0) return <MissingRecord />;
  const { archive } = await wordsFor(NEWSLETTER_TEXTS);
  return (
    <>
      <Breadcrumbs path={ARCHIVE} label={archive.title} />
      <ArchivePage issues={issues} words={archive} />
    </>
  );
}
