import { HomeView } from '@/app/home-view';
import { MissingRecord } from '@/app/page-not-found';
import { upMetadata } from '@/app/up-pages';
import { lettersOfSlug, UP_PATH } from '@/features/letters/contract';

type Place = { params: Promise<{ letters: string }> };

export const generateMetadata = async ({ params }: Place) =>
  upMetadata(`${UP_PATH}/${(await params).letters}`);

export default async function Page({ params }: Place) {
  const letters = lettersOfSlug((await params).letters);
  return letters ? <HomeView letters={letters} /> : <MissingRecord />;
}
