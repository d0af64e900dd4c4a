import { statusMetadata } from '@/features/support/server/status.metadata';
import { StatusLookup } from '@/features/support/ui/status-lookup';
import { type SearchParams, single } from '@/shared/search-params';

export const metadata = statusMetadata;

export default async function StatusLookupPage({ searchParams }: { searchParams: SearchParams }) {
  const { refused } = await searchParams;
  return <StatusLookup refused={single(refused)} />;
}
