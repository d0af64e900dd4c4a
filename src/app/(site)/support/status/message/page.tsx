import { frameWords } from '@/app/words';
import { statusMetadata } from '@/features/support/server/status.metadata';
import { MessageFormResult } from '@/features/support/ui/message-form-result';
import { type SearchParams, single } from '@/shared/search-params';

export const metadata = statusMetadata;

export default async function MessageFormPage({ searchParams }: { searchParams: SearchParams }) {
  const { refused } = await searchParams;
  const { answers } = await frameWords();
  return <MessageFormResult refused={single(refused)} words={answers} />;
}
