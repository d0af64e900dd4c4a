import type { Feature } from '@/core/shared/feature';
import { ABOUT_TEXTS } from './contract.about-texts';
import { ACCESSIBILITY_TEXTS } from './contract.accessibility-texts';
import { CAREERS_TEXTS } from './contract.careers-texts';
import { PRESS_TEXTS } from './contract.press-texts';
import { SITEMAP_TEXTS } from './contract.sitemap-texts';

export const info = {
  name: 'info',
  pages: [
    { path: '/about', label: 'About', isIndexable: true, place: 5 },
    { path: '/careers', label: 'Careers', isIndexable: true, place: 6 },
    { path: '/press', label: 'Press', isIndexable: true, place: 8 },
    { path: '/accessibility', label: 'Accessibility', isIndexable: true, place: 12 },
    { path: '/sitemap', label: 'Sitemap', isIndexable: true, place: 13 },
  ],
  previews: [
    { page: 'about', path: '/about', document: 'about' },
    { page: 'careers', path: '/careers', document: 'careers' },
    { page: 'press', path: '/press', document: 'press' },
    { page: 'accessibility', path: '/accessibility', document: 'accessibility' },
    { page: 'sitemap', path: '/sitemap', document: 'sitemap' },
  ],
  published: [
    `select 'press_items' as subject, id as record_id, null as above, null as name, title::text as title
      from press_items where _status = 'published'`,
  ],
  words: [ABOUT_TEXTS, CAREERS_TEXTS, PRESS_TEXTS, ACCESSIBILITY_TEXTS, SITEMAP_TEXTS],
} as const satisfies Feature;
