import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Reauthentication } from '@/core/admin/reauthentication/reauthentication';
import '@/app/(payload)/reauthentication.css';
import SiteLayout from '@/app/(site)/layout';

export { generateViewport } from '@/app/(site)/layout';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'The wheel', robots: { index: false, follow: false } };

/** The site's own frame, in a separate root layout: the audience should see the site, and only staff may open it. */
const PresentationLayout = ({ children }: { children: ReactNode }) => (
  <SiteLayout>
    <Reauthentication>{children}</Reauthentication>
  </SiteLayout>
);

export default PresentationLayout;
