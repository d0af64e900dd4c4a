import { drawWords } from '@/app/draw-rounds';
import { metadataOf } from '@/app/page-facts';
import { Breadcrumbs } from '@/core/server/structured-data';
import { readEntries } from '@/features/draw/server/draw-summary.queries';
import { readPublicRounds } from '@/features/draw/server/rounds.queries';
import { DrawPage } from '@/features/draw/ui/draw-page';

export const generateMetadata = metadataOf('/links/draw');

export default async function Page() {
  const [rounds, { list }, words] = await Promise.all([readPublicRounds(), readEntries(), drawWords()]);
  return (
    <>
      <Breadcrumbs path="/links/draw" />
      <DrawPage rounds={rounds} isOpen={list === 'open'} words={words} />
    </>
  );
}
