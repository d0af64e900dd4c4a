import type { PageFacts } from '@/server/page-metadata';
import type { MerchWords } from '../contract.texts';
import { MARGIN_RANGE, MARGIN_TIERS } from '../rules/shirt-price';

/** The stairs of the pricing section. */
const STEPS = MARGIN_TIERS.map(({ margin, order }) => ({
  figure: `${margin}%`,
  label: order,
  height: margin / MARGIN_RANGE.max,
}));

/** The page's data for search engines and link previews. */
export const merchFacts = ({ search }: MerchWords): PageFacts => ({
  title: search.title,
  description: search.description,
  keywords: [
    'fraternity apparel',
    'sorority apparel',
    'Greek letter shirts',
    'custom chapter merchandise',
    'event shirts',
    'transparent pricing',
  ],
  card: {
    headline: search.headline,
    motif: { kind: 'stairs', steps: STEPS },
  },
});
