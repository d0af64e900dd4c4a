import type { Feature } from '@/core/shared/feature';

export const brand = {
  name: 'brand',
  backOfficePages: [
    {
      path: '/brand-file',
      title: 'Brand file',
      view: 'brand-file-view#BrandFileView',
      menu: { label: 'Brand file', roles: ['admin'] },
    },
    { path: '/start', title: 'Your own brand', view: 'start-view#StartView' },
  ],
  previews: [
    { page: 'home', path: '/', document: 'brand' },
    { page: 'links', path: '/links', document: 'brand' },
    { page: 'support', path: '/support', document: 'brand' },
    { page: 'merch', path: '/merch', document: 'brand' },
  ],
} as const satisfies Feature;
