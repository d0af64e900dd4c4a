import { roundMetadata, wheelWords } from '@/app/draw-rounds';
import { MissingRecord } from '@/app/page-not-found';
import { getBrand } from '@/features/brand/server/brand.queries';
import { roundAt } from '@/features/draw/server/read-round';
import { WheelPage } from '@/features/draw/ui/wheel/wheel-page';

type Place = { params: Promise<{ round: string }> };

export const generateMetadata = async ({ params }: Place) =>
  roundMetadata(`/links/draw/${(await params).round}/wheel`);

export default async function Page({ params }: Place) {
  const [round, brand] = await Promise.all([params.then(({ round }) => roundAt(round)), getBrand()]);
  if (round?.state !== 'published') return <MissingRecord />;
  return <WheelPage round={round} brand={brand} {...(await wheelWords())} />;
}
