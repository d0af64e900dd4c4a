import type { Metadata } from 'next';
import { NewsletterFormResult } from '@/features/newsletter/ui/newsletter-form-result';
import { type SearchParams, single } from '@/shared/search-params';

export const metadata: Metadata = { title: 'Newsletter', robots: { index: false } };

export default async function NewsletterFormPage({ searchParams }: { searchParams: SearchParams }) {
  const { sent, refused } = await searchParams;
  return <NewsletterFormResult sent={single(sent) === 'yes'} refused={single(refused)} />;
}
