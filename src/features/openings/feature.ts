import type { Feature } from '@/core/shared/feature';
import { OPENINGS_TEXTS } from './contract.texts';

export const openings = {
  name: 'openings',
  // A position; not the picture of the page above.
  cached: [{ at: /^\/careers\/(?!opengraph-image$)[a-z0-9]+(-[a-z0-9]+)*$/, isGuessable: true }],
  previews: [{ page: 'openings-page', path: '/careers', document: 'openings-page' }],
  words: [OPENINGS_TEXTS],
} as const satisfies Feature;
