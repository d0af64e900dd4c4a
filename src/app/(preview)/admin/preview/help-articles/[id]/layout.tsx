import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import SiteLayout from '@/app/(site)/layout';
import { previewOfRecord } from '@/core/shared/preview-addresses';
import { articlePath } from '@/features/help/contract';
import { PreviewWindow } from '@/kit/ui/preview/preview-window';
import { openArticle } from './open-article';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } };

type Props = { children: ReactNode; params: Promise<{ id: string }> };

/** The site's own frame around the draft of one article: for one person, and only the back office may frame it. */
export default async function ArticlePreviewLayout({ children, params }: Props) {
  const { id } = await params;
  const { slug, question } = await openArticle(id);
  const address = previewOfRecord('help-articles', id);
  return (
    <SiteLayout>
      {children}
      <PreviewWindow pages={[{ path: articlePath(slug), label: question, address, isCurrent: true }]} />
    </SiteLayout>
  );
}
