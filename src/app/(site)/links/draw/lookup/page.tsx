import type { Metadata } from 'next';
import { drawWords, entryWords } from '@/app/draw-rounds';
import { frameWords } from '@/app/words';
import { readLookup } from '@/features/draw/server/lookup.queries';
import { LookupPage } from '@/features/draw/ui/entry/lookup-page';
import { type SearchParams, single } from '@/kit/shared/search-params';

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: (await entryWords()).form.title,
    robots: { index: false, follow: false, noarchive: true },
    referrer: 'same-origin',
  };
}

export default async function Page({ searchParams }: { searchParams: SearchParams }) {
  const { found, refused } = await searchParams;
  const [answer, words, page, { answers }] = await Promise.all([
    readLookup(single(found)),
    entryWords(),
    drawWords(),
    frameWords(),
  ]);
  return (
    <LookupPage
      found={answer}
      refused={single(refused)}
      tooMany={answers.tooMany}
      words={words}
      page={page}
    />
  );
}
