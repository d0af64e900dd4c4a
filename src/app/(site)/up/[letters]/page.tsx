import { HomeView } from '@/app/home-view';
import { lettersOnHome } from '@/app/letters-on-home';
import { upMetadata } from '@/app/letters-pages';
import { MissingRecord } from '@/app/page-not-found';
import { lettersOfSlug, UP_PATH } from '@/features/letters/contract';

type Place = { params: Promise<{ letters: string }> };

export const generateMetadata = async ({ params }: Place) =>
  upMetadata(`${UP_PATH}/${(await params).letters}`);

export default async function Page({ params }: Place) {
  const letters = lettersOfSlug((await params).letters);
  return letters ? <HomeView up={await lettersOnHome({ letters })} /> : <MissingRecord />;
}
