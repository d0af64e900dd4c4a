import { metadataOf } from '@/app/page-facts';
import { FEED_LINKS } from '@/features/blog/server/blog.metadata';
import { readPostList, readSections } from '@/features/blog/server/posts.queries';
import { MinutesPage } from '@/features/blog/ui/minutes-page';
import { getBrand } from '@/features/brand/server/brand.queries';
import { getInfoPage } from '@/features/info/server/info.queries';
import { BlogPage } from '@/features/info/ui/blog-page';
import { readingDrafts } from '@/server/reading';
import { Breadcrumbs } from '@/server/structured-data';

export async function generateMetadata() {
  const metadata = await metadataOf('/blog')();
  return { ...metadata, alternates: { ...metadata.alternates, types: FEED_LINKS } };
}

/** A draft of the page without posts is shown to its editor even when there are posts. */
export default async function Page() {
  const list = readingDrafts('blog') ? { posts: [], total: 0 } : await readPostList(null, 1);
  return (
    <>
      <Breadcrumbs path="/blog" />
      {list.posts.length > 0 ? (
        <MinutesPage {...list} page={1} section={null} sections={await readSections()} />
      ) : (
        <BlogPage page={await getInfoPage('blog', await getBrand())} />
      )}
    </>
  );
}
