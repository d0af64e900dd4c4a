import { statusMetadata } from '@/features/support/server/status.metadata';
import { MessageDoorResult } from '@/features/support/ui/message-door-result';
import { type SearchParams, single } from '@/shared/search-params';

export const metadata = statusMetadata;

export default async function MessageDoorPage({ searchParams }: { searchParams: SearchParams }) {
  const { refused } = await searchParams;
  return <MessageDoorResult refused={single(refused)} />;
}
