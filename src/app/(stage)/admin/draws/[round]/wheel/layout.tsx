import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import SiteLayout from '@/app/(site)/layout';

export { viewport } from '@/app/(site)/layout';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'The wheel', robots: { index: false, follow: false } };

/** The site's own frame, in a root of its own: whoever watches shall see the site, and staff alone may open it. */
const StageLayout = ({ children }: { children: ReactNode }) => <SiteLayout>{children}</SiteLayout>;

export default StageLayout;
