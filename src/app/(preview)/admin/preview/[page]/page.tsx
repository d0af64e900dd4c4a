import type { SearchParams } from '@/kit/shared/search-params';
import { shownIn } from '@/site-pages';
import { openPreview } from './open-preview';
import { SHOWN_PAGES } from './shown-pages';

const NOTHING_ASKED: SearchParams = Promise.resolve({});

export default async function PreviewPage({ params }: { params: Promise<{ page: string }> }) {
  const Page = SHOWN_PAGES[shownIn(await openPreview((await params).page))];
  return <Page searchParams={NOTHING_ASKED} />;
}
