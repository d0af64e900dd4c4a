import type { Feature } from '@/core/shared/feature';
import { HOME_TEXTS } from './contract.texts';

export const home = {
  name: 'home',
  pages: [{ path: '/', label: 'Home', isIndexable: true, place: 1 }],
  previews: [{ page: 'home-page', path: '/', document: 'home-page' }],
  words: [HOME_TEXTS],
} as const satisfies Feature;
