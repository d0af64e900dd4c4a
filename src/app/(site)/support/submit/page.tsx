import type { Metadata } from 'next';
import { getBrand } from '@/features/brand/server/brand.queries';
import { SupportFormResult } from '@/features/support/ui/support-form-result';
import { readToken } from '@/server/signed-token';
import { type SearchParams, single } from '@/shared/search-params';

export const metadata: Metadata = { title: 'Support request', robots: { index: false } };

export default async function SupportFormPage({ searchParams }: { searchParams: SearchParams }) {
  const { sent, refused } = await searchParams;
  const { mailboxes } = await getBrand();
  return (
    <SupportFormResult
      ticketId={readToken('form-result', single(sent))}
      refused={single(refused)}
      mailbox={mailboxes.support}
    />
  );
}
