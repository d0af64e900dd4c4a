import type { Feature } from '@/core/shared/feature';
import { GUIDELINES_TEXTS } from './contract.guidelines-texts';
import { ASSETS_TEXTS } from './contract.texts';

export const brandAssets = {
  name: 'brand-assets',
  pages: [{ path: '/social-media', label: 'Brand Assets', isIndexable: false, place: 2 }],
  previews: [
    { page: 'social-media', path: '/social-media', document: 'brand-guidelines' },
    { page: 'brand-assets-page', path: '/social-media', document: 'brand-assets-page' },
  ],
  words: [GUIDELINES_TEXTS, ASSETS_TEXTS],
} as const satisfies Feature;
