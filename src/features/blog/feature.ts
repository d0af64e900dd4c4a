import type { Feature } from '@/core/shared/feature';
import { BLOG_TEXTS } from './contract.texts';

export const blog = {
  name: 'blog',
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
  previews: [{ page: 'minutes-page', path: '/blog', document: 'minutes-page' }],
  previewedRecords: ['posts'],
  words: [BLOG_TEXTS],
} as const satisfies Feature;
