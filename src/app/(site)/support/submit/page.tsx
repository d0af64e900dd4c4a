import type { Metadata } from 'next';
import { frameWords, wordsFor } from '@/app/words';
import { getBrand } from '@/features/brand/server/brand.queries';
import { SUPPORT_TEXTS } from '@/features/support/contract.texts';
import { newTicketPath } from '@/features/support/server/status.queries';
import { SupportFormResult } from '@/features/support/ui/support-form-result';
import { readToken } from '@/kit/db/signed-token';
import { type SearchParams, single } from '@/kit/shared/search-params';

export async function generateMetadata(): Promise<Metadata> {
  const { plain } = await wordsFor(SUPPORT_TEXTS);
  return { title: plain.title, robots: { index: false } };
}

export default async function SupportFormPage({ searchParams }: { searchParams: SearchParams }) {
  const { sent, refused } = await searchParams;
  const [{ mailboxes }, { answers }, words] = await Promise.all([
    getBrand(),
    frameWords(),
    wordsFor(SUPPORT_TEXTS),
  ]);
  const ticketId = readToken('form-result', single(sent));
  return (
    <SupportFormResult
      ticket={ticketId === null ? null : { ticketId, path: await newTicketPath(ticketId) }}
      refused={single(refused)}
      mailbox={mailboxes.support}
      words={words}
      answers={answers}
    />
  );
}
