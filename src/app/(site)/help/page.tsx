import { redirect } from 'next/navigation';
import { helpMetadata } from '@/app/help-pages';
import { HELP_FROM, HELP_PATH } from '@/features/help/contract';
import { readOverview } from '@/features/help/server/help.queries';
import { HelpPage } from '@/features/help/ui/help-page';
import { Breadcrumbs } from '@/server/structured-data';

export const generateMetadata = () => helpMetadata(HELP_PATH);

export default async function Page() {
  const overview = await readOverview();
  if (overview.articles < HELP_FROM) redirect('/support');
  return (
    <>
      <Breadcrumbs path={HELP_PATH} label="Help" />
      <HelpPage overview={overview} />
    </>
  );
}
