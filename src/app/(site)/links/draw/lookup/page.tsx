import type { Metadata } from 'next';
import { readLookup } from '@/features/draw/server/lookup.queries';
import { LookupPage } from '@/features/draw/ui/entry/lookup-page';
import { type SearchParams, single } from '@/shared/search-params';

export const metadata: Metadata = {
  title: 'Am I in?',
  robots: { index: false, follow: false, noarchive: true },
  referrer: 'same-origin',
};

export default async function Page({ searchParams }: { searchParams: SearchParams }) {
  const { found, refused } = await searchParams;
  return <LookupPage found={await readLookup(single(found))} refused={single(refused)} />;
}
