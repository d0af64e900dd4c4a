import type { Feature } from '@/core/shared/feature';
import { LETTERS_TEXTS } from './contract.texts';

export const letters = {
  name: 'letters',
  closes: ['/up', '#letters'],
  // A house with somebody's letters.
  cached: [{ at: /^\/up\/[a-z0-9]+(-[a-z]+){0,4}$/, isGuessable: true }],
  uncheckedBelow: ['/up'],
  previews: [{ page: 'letters-section', path: '/', document: 'letters-section' }],
  words: [LETTERS_TEXTS],
} as const satisfies Feature;
