import { redirect } from 'next/navigation';
import { helpMetadata, helpWords } from '@/app/help-pages';
import { isPreview } from '@/core/server/draft-mode';
import { Breadcrumbs } from '@/core/server/structured-data';
import { HELP_FROM, HELP_PATH } from '@/features/help/contract';
import { readOverview } from '@/features/help/server/help.queries';
import { HelpPage } from '@/features/help/ui/help-page';

export const generateMetadata = () => helpMetadata(HELP_PATH);

export default async function Page() {
  const [overview, words] = await Promise.all([readOverview(), helpWords()]);
  if (overview.articles < HELP_FROM && !isPreview()) redirect('/support');
  return (
    <>
      <Breadcrumbs path={HELP_PATH} label={words.way.help} />
      <HelpPage overview={overview} words={words} />
    </>
  );
}
