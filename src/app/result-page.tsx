import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import type { PageTexts, WordsOf } from '@/core/shared/page-texts';
import { getBrand } from '@/features/brand/server/brand.queries';
import { type SearchParams, single } from '@/kit/shared/search-params';
import type { AnswerWords } from '@/kit/ui/form-result';
import { frameWords, wordsFor } from './words';

type Given<Words> = {
  words: Words;
  answers: AnswerWords;
  brand: Awaited<ReturnType<typeof getBrand>>;
  /** What the form's endpoint put into the address. */
  sent: string | null;
  refused: string | null;
};

/** The page at a form's path, which says what became of it where there is no JavaScript. */
export function resultPage<P extends PageTexts>(
  texts: P,
  titleOf: (words: WordsOf<P>) => string,
  show: (given: Given<WordsOf<P>>) => ReactNode | Promise<ReactNode>,
) {
  return {
    generateMetadata: async (): Promise<Metadata> => ({
      title: titleOf(await wordsFor(texts)),
      robots: { index: false },
    }),
    Page: async ({ searchParams }: { searchParams: SearchParams }) => {
      const [{ sent, refused }, words, { answers }, brand] = await Promise.all([
        searchParams,
        wordsFor(texts),
        frameWords(),
        getBrand(),
      ]);
      return show({ words, answers, brand, sent: single(sent), refused: single(refused) });
    },
  };
}
