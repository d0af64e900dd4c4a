import type { Feature } from '@/core/shared/feature';
import { QUOTE_TEXTS } from './contract.quote-texts';
import { MERCH_TEXTS } from './contract.texts';
import { quoteForm } from './rules/quote-form';
import { quoteStates } from './rules/quote-states';
import { MARGIN_RANGE, MARGIN_TIERS } from './rules/shirt-price';

/** The stairs of the pricing section. */
const STEPS = MARGIN_TIERS.map(({ margin, order }) => ({
  figure: `${margin}%`,
  label: order,
  height: margin / MARGIN_RANGE.max,
}));

export const merch = {
  name: 'merch',
  closes: ['/merch', '/admin/collections/quotes'],
  pages: [
    {
      path: '/merch',
      label: 'Merch',
      isIndexable: true,
      place: 14,
      words: MERCH_TEXTS,
      keywords: [
        'fraternity apparel',
        'sorority apparel',
        'Greek letter shirts',
        'custom chapter merchandise',
        'event shirts',
        'transparent pricing',
      ],
      motif: { kind: 'stairs', steps: STEPS },
    },
  ],
  forms: [quoteForm],
  previews: [
    { page: 'merch-page', path: '/merch', document: 'merch-page' },
    { page: 'quote-form', path: '/merch', document: 'quote-form' },
  ],
  words: [MERCH_TEXTS, QUOTE_TEXTS],
  states: { quotes: quoteStates },
} as const satisfies Feature;
