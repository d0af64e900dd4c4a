import { blogWords } from '@/app/blog-pages';
import { env } from '@/env';
import { postPath } from '@/features/blog/contract';
import { PostPage } from '@/features/blog/ui/post-page';
import { openPost } from './open-post';

export default async function PostPreview({ params }: { params: Promise<{ id: string }> }) {
  const post = await openPost((await params).id);
  return (
    <PostPage
      post={post}
      before={null}
      alike={null}
      address={`${env().SITE_URL}${postPath(post.slug)}`}
      words={await blogWords()}
    />
  );
}
