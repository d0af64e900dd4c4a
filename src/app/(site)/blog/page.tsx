import { blogWords } from '@/app/blog-pages';
import { metadataOf } from '@/app/page-facts';
import { wordsFor } from '@/app/words';
import { readingDrafts } from '@/core/server/draft-mode';
import { Breadcrumbs } from '@/core/server/structured-data';
import { NO_POSTS_TEXTS } from '@/features/blog/contract.no-posts-texts';
import { FEED_LINKS } from '@/features/blog/server/blog.metadata';
import { readPostList, readSections } from '@/features/blog/server/posts.queries';
import { BlogPage } from '@/features/blog/ui/blog-page';
import { EmptyBlogPage } from '@/features/blog/ui/empty-blog-page';

export async function generateMetadata() {
  const metadata = await metadataOf('/blog')();
  return { ...metadata, alternates: { ...metadata.alternates, types: FEED_LINKS } };
}

/** Each of the two pages is shown to the editor of its draft, whether or not there are posts. */
export default async function Page() {
  const list = readingDrafts('blog') ? { posts: [], total: 0 } : await readPostList(null, 1);
  const isList = list.posts.length > 0 || readingDrafts('minutes-page');
  return (
    <>
      <Breadcrumbs path="/blog" />
      {isList ? (
        <BlogPage
          {...list}
          page={1}
          section={null}
          sections={await readSections()}
          words={await blogWords()}
        />
      ) : (
        <EmptyBlogPage page={await wordsFor(NO_POSTS_TEXTS)} />
      )}
    </>
  );
}
