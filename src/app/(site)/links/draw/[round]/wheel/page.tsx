import { drawnMetadata } from '@/app/draw-rounds';
import { getBrand } from '@/features/brand/server/brand.queries';
import { wheelFacts } from '@/features/draw/server/draw.metadata';
import { readRound } from '@/features/draw/server/read-round';
import { WheelPage } from '@/features/draw/ui/wheel/wheel-page';
import { MissingPage } from '@/server/missing-page';

type Place = { params: Promise<{ round: string }> };

export const generateMetadata = async ({ params }: Place) => {
  const { round } = await params;
  return drawnMetadata(`/links/draw/${round}/wheel`, await wheelFacts(round));
};

export default async function Page({ params }: Place) {
  const [round, brand] = await Promise.all([params.then(({ round }) => readRound(round)), getBrand()]);
  return round?.state === 'published' ? <WheelPage round={round} brand={brand} /> : <MissingPage />;
}
