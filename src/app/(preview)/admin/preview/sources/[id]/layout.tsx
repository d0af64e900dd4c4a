import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import SiteLayout from '@/app/(site)/layout';
import { openSource } from './open-source';

export const dynamic = 'force-dynamic';

type Props = { children: ReactNode; params: Promise<{ id: string }> };

export const metadata: Metadata = {
  title: 'Brand assets with a code',
  robots: { index: false, follow: false },
};

export default async function SourceAssetsLayout({ children, params }: Props) {
  await openSource((await params).id);
  return <SiteLayout>{children}</SiteLayout>;
}
