import type { Feature } from '@/core/shared/feature';
import { NO_POSTS_TEXTS } from './contract.no-posts-texts';
import { BLOG_TEXTS } from './contract.texts';

export const blog = {
  name: 'blog',
  closes: ['/blog', '/admin/preview/posts'],
  pages: [{ path: '/blog', label: 'Blog', isIndexable: true, place: 7 }],
  answers: [
    { path: '/blog/feed.xml', isCached: true },
    { path: '/blog/atom.xml', isCached: true },
    { path: '/blog/feed.json', isCached: true },
  ],
  cached: [
    {
      // A post, a topic, and further pages of their lists; not the blog's picture. An address without a post is not cached.
      at: /^\/blog\/((?!opengraph-image$)[a-z0-9-]{1,80}|(topics\/[a-z0-9-]+\/)?page\/[1-9]\d{0,4}|topics\/[a-z0-9-]+)$/,
      isGuessable: true,
    },
  ],
  uncheckedBelow: ['/blog/page', '/blog/topics'],
  previews: [
    { page: 'blog', path: '/blog', document: 'blog' },
    { page: 'minutes-page', path: '/blog', document: 'minutes-page' },
  ],
  previewedRecords: ['posts'],
  // A text may lead to a post before its time comes, so only the end of a schedule counts.
  published: [
    `select 'posts' as subject, id as record_id, '/blog' as above, slug::text as name, title::text as title from posts
      where _status = 'published' and (withdraw_at is null or withdraw_at > now())`,
  ],
  words: [NO_POSTS_TEXTS, BLOG_TEXTS],
} as const satisfies Feature;
