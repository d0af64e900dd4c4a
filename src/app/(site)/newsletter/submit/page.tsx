import type { Metadata } from 'next';
import { NewsletterDoorResult } from '@/features/newsletter/ui/newsletter-door-result';
import { type SearchParams, single } from '@/shared/search-params';

export const metadata: Metadata = { title: 'Newsletter', robots: { index: false } };

export default async function NewsletterDoorPage({ searchParams }: { searchParams: SearchParams }) {
  const { sent, refused } = await searchParams;
  return <NewsletterDoorResult sent={single(sent) === 'yes'} refused={single(refused)} />;
}
