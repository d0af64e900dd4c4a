import type { Feature } from '@/shared/feature';
import { QUOTE_TEXTS } from './contract.quote-texts';
import { MERCH_TEXTS } from './contract.texts';
import { quoteStates } from './rules/quote-states';

export const merch = {
  name: 'merch',
  words: [MERCH_TEXTS, QUOTE_TEXTS],
  states: { quotes: quoteStates },
} as const satisfies Feature;
