import type { Metadata } from 'next';
import { frameWords } from '@/app/words';
import { readToken } from '@/db/signed-token';
import { getBrand } from '@/features/brand/server/brand.queries';
import { newTicketPath } from '@/features/support/server/status.queries';
import { SupportFormResult } from '@/features/support/ui/support-form-result';
import { type SearchParams, single } from '@/shared/search-params';

export const metadata: Metadata = { title: 'Support request', robots: { index: false } };

export default async function SupportFormPage({ searchParams }: { searchParams: SearchParams }) {
  const { sent, refused } = await searchParams;
  const [{ mailboxes }, { answers }] = await Promise.all([getBrand(), frameWords()]);
  const ticketId = readToken('form-result', single(sent));
  return (
    <SupportFormResult
      ticket={ticketId === null ? null : { ticketId, path: await newTicketPath(ticketId) }}
      refused={single(refused)}
      mailbox={mailboxes.support}
      words={answers}
    />
  );
}
