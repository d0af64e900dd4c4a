import type { Metadata } from 'next';
import { frameWords } from '@/app/words';
import { FeedbackResult } from '@/features/help/ui/feedback-result';
import { type SearchParams, single } from '@/shared/search-params';

export const metadata: Metadata = { title: 'Did this help?', robots: { index: false } };

export default async function Page({ searchParams }: { searchParams: SearchParams }) {
  const { sent, article, refused } = await searchParams;
  const { answers } = await frameWords();
  return (
    <FeedbackResult sent={single(sent)} article={single(article)} refused={single(refused)} words={answers} />
  );
}
