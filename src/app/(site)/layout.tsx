import type { ReactNode } from 'react';
import '@/ui/styles/site.css';

// Finished pages are the front's to keep; Next renders each afresh, so a build needs no database.
export const dynamic = 'force-dynamic';

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
