import type { Metadata } from 'next';
import { frameWords } from '@/app/words';
import { getBrand } from '@/features/brand/server/brand.queries';
import { readQuoteResult } from '@/features/merch/server/quote-result';
import { QuoteFormResult } from '@/features/merch/ui/quote-form-result';
import { type SearchParams, single } from '@/shared/search-params';

export const metadata: Metadata = { title: 'Quote request', robots: { index: false } };

export default async function QuoteFormPage({ searchParams }: { searchParams: SearchParams }) {
  const { sent, refused } = await searchParams;
  const [{ mailboxes }, { answers }] = await Promise.all([getBrand(), frameWords()]);
  return (
    <QuoteFormResult
      quote={readQuoteResult(single(sent))}
      refused={single(refused)}
      mailbox={mailboxes.quotes}
      words={answers}
    />
  );
}
