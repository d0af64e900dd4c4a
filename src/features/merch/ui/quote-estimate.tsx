import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import type { QuoteWords } from '../contract.quote-texts';
import type { QuoteRequest } from '../quotes.form';
import { estimate, inDollars, MARGIN_TIERS, shirtPrice } from '../rules/shirt-price';
import s from './quote-estimate.module.css';

type QuoteEstimateProps = {
  /** In percent. */
  margin: number;
  /** As typed. */
  quantity: string;
  /** Value of the chosen merchandise type, or empty. */
  merchandise: string;
  words: QuoteWords['estimate'];
};

const MOST = 10_000;

/** Products that the example price does not cover, as words in a sentence. */
const PRICED_APART: Record<QuoteRequest['merchandise'], string | null> = {
  't-shirts': null,
  crewnecks: 'crewnecks and hoodies',
  caps: 'caps and hats',
  totes: 'totes and bags',
  letters: 'Greek-letter items',
  other: 'what you have in mind',
};

const isKnown = (merchandise: string): merchandise is QuoteRequest['merchandise'] =>
  Object.hasOwn(PRICED_APART, merchandise);

const PRICES = MARGIN_TIERS.map(
  ({ margin, order }) => `${inDollars(shirtPrice(margin).price)} each on the ${order}`,
).join(', ');

/** The receipt's price times the entered number; only the price where no script follows the typing. */
export function QuoteEstimate({ margin, quantity, merchandise, words }: QuoteEstimateProps) {
  const pieces = /^\s*\d{1,5}\s*$/.test(quantity) ? Number(quantity) : 0;
  const counted = pieces >= 1 && pieces <= MOST;
  const other = isKnown(merchandise) ? PRICED_APART[merchandise] : null;
  const each = inDollars(shirtPrice(margin).price);
  const order = MARGIN_TIERS.find((tier) => tier.margin === margin)?.order ?? '';
  return (
    <>
      <output className={`on-ink ${s.estimate}`}>
        <span className={s.words}>
          <b>{counted ? words.nameCounted : words.name}</b> {fillPlaceholders(words.product, { order })}
        </span>
        <span className={s.sum}>
          {counted ? (
            <>
              <span className={s.parts}>
                {pieces.toLocaleString('en-US')} × {each} =
              </span>{' '}
              <b>{inDollars(estimate(margin, pieces))}</b>
            </>
          ) : (
            <b>{each}</b>
          )}
        </span>
        <span className={s.note}>
          {other ? fillPlaceholders(words.apart, { product: other }) : null}
          {counted || other ? null : words.ask}
        </span>
      </output>
      <noscript>
        <p className={s.plain}>{fillPlaceholders(words.plain, { prices: PRICES })}</p>
      </noscript>
    </>
  );
}
