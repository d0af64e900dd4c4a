import type { Metadata } from 'next';
import { frameWords, wordsFor } from '@/app/words';
import { getBrand } from '@/features/brand/server/brand.queries';
import { APPLICATION_TEXTS } from '@/features/waitlist/contract.texts';
import { WaitlistFormResult } from '@/features/waitlist/ui/waitlist-form-result';
import { type SearchParams, single } from '@/kit/shared/search-params';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await wordsFor(APPLICATION_TEXTS)).plain.title, robots: { index: false } };
}

export default async function Page({ searchParams }: { searchParams: SearchParams }) {
  const { sent, refused } = await searchParams;
  const [{ answerDays }, words, { answers }] = await Promise.all([
    getBrand(),
    wordsFor(APPLICATION_TEXTS),
    frameWords(),
  ]);
  return (
    <WaitlistFormResult
      sent={single(sent) === 'yes'}
      refused={single(refused)}
      answerDays={answerDays}
      words={words}
      answers={answers}
    />
  );
}
