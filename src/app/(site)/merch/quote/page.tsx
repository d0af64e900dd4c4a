import type { Metadata } from 'next';
import { frameWords, wordsFor } from '@/app/words';
import { getBrand } from '@/features/brand/server/brand.queries';
import { QUOTE_TEXTS } from '@/features/merch/contract.quote-texts';
import { readQuoteResult } from '@/features/merch/server/quote-result';
import { QuoteFormResult } from '@/features/merch/ui/quote-form-result';
import { type SearchParams, single } from '@/kit/shared/search-params';

export async function generateMetadata(): Promise<Metadata> {
  const { plain } = await wordsFor(QUOTE_TEXTS);
  return { title: plain.title, robots: { index: false } };
}

export default async function QuoteFormPage({ searchParams }: { searchParams: SearchParams }) {
  const { sent, refused } = await searchParams;
  const [{ mailboxes }, { answers }, words] = await Promise.all([
    getBrand(),
    frameWords(),
    wordsFor(QUOTE_TEXTS),
  ]);
  return (
    <QuoteFormResult
      quote={readQuoteResult(single(sent))}
      refused={single(refused)}
      mailbox={mailboxes.quotes}
      words={words}
      answers={answers}
    />
  );
}
