import type { Feature } from '@/core/shared/feature';

export const brand = {
  name: 'brand',
  previews: [
    { page: 'home', path: '/', document: 'brand' },
    { page: 'links', path: '/links', document: 'brand' },
    { page: 'support', path: '/support', document: 'brand' },
    { page: 'merch', path: '/merch', document: 'brand' },
  ],
} as const satisfies Feature;
