import { frameWords, wordsFor } from '@/app/words';
import { TICKET_TEXTS } from '@/features/support/contract.ticket-texts';
import { statusMetadata } from '@/features/support/server/status.metadata';
import { MessageFormResult } from '@/features/support/ui/message-form-result';
import { type SearchParams, single } from '@/kit/shared/search-params';

export const generateMetadata = async () => statusMetadata(await wordsFor(TICKET_TEXTS));

export default async function MessageFormPage({ searchParams }: { searchParams: SearchParams }) {
  const [{ refused }, { answers }, words] = await Promise.all([
    searchParams,
    frameWords(),
    wordsFor(TICKET_TEXTS),
  ]);
  return <MessageFormResult refused={single(refused)} words={words} answers={answers} />;
}
