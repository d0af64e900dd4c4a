import { roundMetadata, roundWords } from '@/app/draw-rounds';
import { MissingRecord } from '@/app/page-not-found';
import { Breadcrumbs } from '@/core/server/structured-data';
import { roundPath } from '@/features/draw/contract';
import { roundAt } from '@/features/draw/server/read-round';
import { RoundPage } from '@/features/draw/ui/round-page';

type Place = { params: Promise<{ round: string }> };

export const generateMetadata = async ({ params }: Place) =>
  roundMetadata(`/links/draw/${(await params).round}`);

export default async function Page({ params }: Place) {
  const round = await roundAt((await params).round);
  if (!round) return <MissingRecord />;
  return (
    <>
      <Breadcrumbs path="/links/draw" below={[{ label: round.facts.title, path: roundPath(round.id) }]} />
      <RoundPage round={round} {...(await roundWords())} />
    </>
  );
}
