import type { Metadata } from 'next';
import { WaitlistFormResult } from '@/features/waitlist/ui/waitlist-form-result';
import { type SearchParams, single } from '@/shared/search-params';

export const metadata: Metadata = { title: 'Founding chapter application', robots: { index: false } };

export default async function WaitlistFormPage({ searchParams }: { searchParams: SearchParams }) {
  const { sent, refused } = await searchParams;
  return <WaitlistFormResult sent={single(sent) === 'yes'} refused={single(refused)} />;
}
