import type { Metadata } from 'next';
import { NotFoundView } from '@/ui/page-shell/not-found-view';

export const metadata: Metadata = { title: '404 Page Not Found', robots: { index: false } };

export default function NotFound() {
  return <NotFoundView />;
}
