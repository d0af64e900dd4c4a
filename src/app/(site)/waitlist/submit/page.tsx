import type { Metadata } from 'next';
import { WaitlistDoorResult } from '@/features/waitlist/ui/waitlist-door-result';
import { type SearchParams, single } from '@/shared/search-params';

export const metadata: Metadata = { title: 'Founding chapter application', robots: { index: false } };

export default async function WaitlistDoorPage({ searchParams }: { searchParams: SearchParams }) {
  const { sent, refused } = await searchParams;
  return <WaitlistDoorResult sent={single(sent) === 'yes'} refused={single(refused)} />;
}
