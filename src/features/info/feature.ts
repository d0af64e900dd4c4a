import type { Feature } from '@/core/shared/feature';

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
} as const satisfies Feature;
