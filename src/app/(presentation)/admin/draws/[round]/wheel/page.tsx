import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { wheelWords } from '@/app/draw-rounds';
import { readSession } from '@/core/server/session';
import { getBrand } from '@/features/brand/server/brand.queries';
import { MANAGERS, presentationPath, wheelPath } from '@/features/draw/contract';
import { drawnRoundAt } from '@/features/draw/server/read-round';
import { WheelPage } from '@/features/draw/ui/wheel/wheel-page';

type Place = { params: Promise<{ round: string }> };

/** A drawn round's wheel before its result is published; afterwards the public wheel is the one to show. */
export default async function Page({ params }: Place) {
  const { round: segment } = await params;
  const session = await readSession(await headers());
  if (!session) redirect(`/admin/login?redirect=${encodeURIComponent(presentationPath(segment))}`);
  const round = MANAGERS.includes(session.role) ? await drawnRoundAt(segment) : null;
  if (!round) notFound();
  if (round.state === 'published') redirect(wheelPath(round.id));
  const [brand, words] = await Promise.all([getBrand(), wheelWords()]);
  return <WheelPage round={round} brand={brand} {...words} />;
}
