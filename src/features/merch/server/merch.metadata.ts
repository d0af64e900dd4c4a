import type { PageFacts } from '@/server/page-metadata';
import { MARGIN_RANGE, MARGIN_TIERS } from '../rules/shirt-price';

const DESCRIPTION =
  'Custom chapter apparel with the full cost spelled out: blanks, ink, labor, design and our margin. No hidden fees, and a margin that falls with each order.';

/** The stairs of the pricing section. */
const STEPS = MARGIN_TIERS.map(({ margin, order }) => ({
  figure: `${margin}%`,
  label: order,
  height: margin / MARGIN_RANGE.max,
}));

/** The page's data for search engines and link previews. */
export const merchFacts = (): PageFacts => ({
  title: 'Custom chapter apparel, priced to the cent',
  description: DESCRIPTION,
  keywords: [
    'fraternity apparel',
    'sorority apparel',
    'Greek letter shirts',
    'custom chapter merchandise',
    'event shirts',
    'transparent pricing',
  ],
  card: {
    headline: 'Chapter apparel, priced to the cent',
    line: 'The full cost spelled out, and a margin that falls with each order.',
    motif: { kind: 'stairs', steps: STEPS },
  },
});
