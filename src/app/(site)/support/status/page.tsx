import { frameWords, wordsFor } from '@/app/words';
import { getBrand } from '@/features/brand/server/brand.queries';
import { TICKET_TEXTS } from '@/features/support/contract.ticket-texts';
import { statusMetadata } from '@/features/support/server/status.metadata';
import { StatusLookup } from '@/features/support/ui/status-lookup';
import { type SearchParams, single } from '@/kit/shared/search-params';

export const generateMetadata = async () => statusMetadata(await wordsFor(TICKET_TEXTS));

export default async function StatusLookupPage({ searchParams }: { searchParams: SearchParams }) {
  const [{ refused }, { prefix }, { lookup }, { answers }] = await Promise.all([
    searchParams,
    getBrand(),
    wordsFor(TICKET_TEXTS),
    frameWords(),
  ]);
  return <StatusLookup refused={single(refused)} prefix={prefix} tooMany={answers.tooMany} words={lookup} />;
}
