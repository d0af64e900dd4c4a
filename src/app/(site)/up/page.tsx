import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { HomeView } from '@/app/home-view';
import { lettersOnHome } from '@/app/letters-on-home';
import { metadataOf } from '@/app/page-facts';
import { formLetters, upPath } from '@/features/letters/contract';
import { type SearchParams, single } from '@/kit/shared/search-params';

export const generateMetadata = async (): Promise<Metadata> => ({
  ...(await metadataOf('/')()),
  robots: { index: false },
});

/** Where the field leads without JavaScript: to the page of the letters, or back with what could not be read. */
export default async function Page({ searchParams }: { searchParams: SearchParams }) {
  const { letters, add, remove } = await searchParams;
  const read = formLetters({
    text: single(letters) ?? '',
    add: single(add) ?? '',
    isRemoving: single(remove) !== null,
  });
  if (read.letters && read.unread.length === 0) redirect(upPath(read.letters));
  return <HomeView up={await lettersOnHome({ letters: read.letters, unread: read.unread.join(' ') })} />;
}
