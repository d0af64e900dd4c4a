import { drawWords } from '@/app/draw-rounds';
import { metadataOf } from '@/app/page-facts';
import { readPublicRounds } from '@/features/draw/server/rounds.queries';
import { DrawPage } from '@/features/draw/ui/draw-page';
import { Breadcrumbs } from '@/server/structured-data';

export const generateMetadata = metadataOf('/links/draw');

export default async function Page() {
  const [rounds, words] = await Promise.all([readPublicRounds(), drawWords()]);
  return (
    <>
      <Breadcrumbs path="/links/draw" />
      <DrawPage rounds={rounds} words={words} />
    </>
  );
}
