import type { Feature } from '@/core/shared/feature';
import { LINKS_TEXTS } from './contract.texts';

export const links = {
  name: 'links',
  pages: [{ path: '/links', label: 'Links', isIndexable: true, isShared: false, place: 15 }],
  cached: [{ at: /^\/api\/social-links$/, isShared: false }],
  previews: [{ page: 'links-page', path: '/links', document: 'links-page' }],
  words: [LINKS_TEXTS],
} as const satisfies Feature;
