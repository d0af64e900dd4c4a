import type { Metadata } from 'next';
import { helpWords } from '@/app/help-pages';
import { frameWords } from '@/app/words';
import { FeedbackResult } from '@/features/help/ui/feedback-result';
import { type SearchParams, single } from '@/kit/shared/search-params';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await helpWords()).feedback.question, robots: { index: false } };
}

export default async function Page({ searchParams }: { searchParams: SearchParams }) {
  const { sent, article, refused } = await searchParams;
  const [words, { answers }] = await Promise.all([helpWords(), frameWords()]);
  return (
    <FeedbackResult
      sent={single(sent)}
      article={single(article)}
      refused={single(refused)}
      words={words}
      answers={answers}
    />
  );
}
