import type { Metadata } from 'next';
import { frameWords, wordsFor } from '@/app/words';
import { NEWSLETTER_TEXTS } from '@/features/newsletter/contract.texts';
import { NewsletterFormResult } from '@/features/newsletter/ui/newsletter-form-result';
import { type SearchParams, single } from '@/kit/shared/search-params';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await wordsFor(NEWSLETTER_TEXTS)).plain.title, robots: { index: false } };
}

export default async function Page({ searchParams }: { searchParams: SearchParams }) {
  const { sent, refused } = await searchParams;
  const [words, { answers }] = await Promise.all([wordsFor(NEWSLETTER_TEXTS), frameWords()]);
  return (
    <NewsletterFormResult
      sent={single(sent) === 'yes'}
      refused={single(refused)}
      words={words}
      answers={answers}
    />
  );
}
