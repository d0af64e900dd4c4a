import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import SiteLayout from '@/app/(site)/layout';
import { PreviewWindow } from '@/kit/ui/preview/preview-window';
import { openPost } from './open-post';

export const dynamic = 'force-dynamic';

type Props = { children: ReactNode; params: Promise<{ id: string }> };

export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } };

/** The site's own frame around one post, published or not, for its editor. */
export default async function PostPreviewLayout({ children, params }: Props) {
  await openPost((await params).id);
  return (
    <SiteLayout>
      {children}
      <PreviewWindow pages={[]} />
    </SiteLayout>
  );
}
