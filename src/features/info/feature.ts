import type { Feature } from '@/core/shared/feature';
import { ABOUT_TEXTS } from './contract.about-texts';
import { ACCESSIBILITY_TEXTS } from './contract.accessibility-texts';
import { NO_POSTS_TEXTS } from './contract.blog-texts';
import { CAREERS_TEXTS } from './contract.careers-texts';
import { PRESS_TEXTS } from './contract.press-texts';
import { SITEMAP_TEXTS } from './contract.sitemap-texts';

export const info = {
  name: 'info',
  pages: [
    { path: '/about', label: 'About', isIndexable: true, place: 5 },
    { path: '/careers', label: 'Careers', isIndexable: true, place: 6 },
    { path: '/blog', label: 'Blog', isIndexable: true, place: 7 },
    { path: '/press', label: 'Press', isIndexable: true, place: 8 },
    { path: '/accessibility', label: 'Accessibility', isIndexable: true, place: 12 },
    { path: '/sitemap', label: 'Sitemap', isIndexable: true, place: 13 },
  ],
  previews: [
    { page: 'about', path: '/about', document: 'about' },
    { page: 'blog', path: '/blog', document: 'blog' },
    { page: 'careers', path: '/careers', document: 'careers' },
    { page: 'press', path: '/press', document: 'press' },
    { page: 'accessibility', path: '/accessibility', document: 'accessibility' },
    { page: 'sitemap', path: '/sitemap', document: 'sitemap' },
  ],
  words: [ABOUT_TEXTS, NO_POSTS_TEXTS, CAREERS_TEXTS, PRESS_TEXTS, ACCESSIBILITY_TEXTS, SITEMAP_TEXTS],
} as const satisfies Feature;
