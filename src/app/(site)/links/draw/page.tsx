import { metadataOf } from '@/app/page-facts';
import { readPublicRounds } from '@/features/draw/server/rounds.queries';
import { DrawPage } from '@/features/draw/ui/draw-page';
import { Breadcrumbs } from '@/server/structured-data';

export const generateMetadata = metadataOf('/links/draw');

export default async function Page() {
  return (
    <>
      <Breadcrumbs path="/links/draw" />
      <DrawPage rounds={await readPublicRounds()} />
    </>
  );
}
