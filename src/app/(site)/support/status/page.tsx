import { getBrand } from '@/features/brand/server/brand.queries';
import { statusMetadata } from '@/features/support/server/status.metadata';
import { StatusLookup } from '@/features/support/ui/status-lookup';
import { type SearchParams, single } from '@/shared/search-params';

export const metadata = statusMetadata;

export default async function StatusLookupPage({ searchParams }: { searchParams: SearchParams }) {
  const [{ refused }, { prefix }] = await Promise.all([searchParams, getBrand()]);
  return <StatusLookup refused={single(refused)} prefix={prefix} />;
}
