import type { SearchParams } from '@/shared/search-params';
import { openPreview } from './open-preview';
import { SHOWN_PAGES } from './shown-pages';

const NOTHING_ASKED: SearchParams = Promise.resolve({});

export default async function PreviewPage({ params }: { params: Promise<{ page: string }> }) {
  const { page } = await openPreview((await params).page);
  const Page = SHOWN_PAGES[page];
  return <Page searchParams={NOTHING_ASKED} />;
}
