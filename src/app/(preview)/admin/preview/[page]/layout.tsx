import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import SiteLayout from '@/app/(site)/layout';
import { previewAddress } from '@/core/shared/preview-addresses';
import { PreviewWindow } from '@/kit/ui/preview/preview-window';
import { findSitePage, PREVIEW_PAGES } from '@/site-pages';
import { openPreview } from './open-preview';

export const dynamic = 'force-dynamic';

type Props = { children: ReactNode; params: Promise<{ page: string }> };

// No viewport: it would read the published brand, once for the whole request, before `openPreview` asks for the draft.
export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } };

/** The site's own frame, in a separate root layout: for one person, and only the back office may frame it. */
export default async function PreviewLayout({ children, params }: Props) {
  const { page, document } = await openPreview((await params).page);
  const pages = PREVIEW_PAGES.filter((one) => one.document === document).map((one) => ({
    path: one.path,
    label: findSitePage(one.path)?.label ?? one.page,
    address: previewAddress(one.page),
    isCurrent: one.page === page,
  }));
  return (
    <SiteLayout>
      {children}
      <PreviewWindow pages={pages} />
    </SiteLayout>
  );
}
