import type { Metadata } from 'next';
import { getBrand } from '@/features/brand/server/brand.queries';
import { readQuoteResult } from '@/features/merch/server/quote-result';
import { QuoteDoorResult } from '@/features/merch/ui/quote-door-result';
import { type SearchParams, single } from '@/shared/search-params';

export const metadata: Metadata = { title: 'Quote request', robots: { index: false } };

export default async function QuoteDoorPage({ searchParams }: { searchParams: SearchParams }) {
  const { sent, refused } = await searchParams;
  const { mailboxes } = await getBrand();
  return (
    <QuoteDoorResult
      quote={readQuoteResult(single(sent))}
      refused={single(refused)}
      mailbox={mailboxes.quotes}
    />
  );
}
