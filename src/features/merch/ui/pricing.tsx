import type { MerchWords } from '../contract.texts';
import { MarginChoice } from './margin-choice';
import { PriceCalculator } from './price-calculator';
import s from './pricing.module.css';
import { QuoteSection, type QuoteSectionProps } from './quote-section';

type PricingProps = { markPath: string; pricing: MerchWords['pricing'] } & QuoteSectionProps;

/** The heading receives the keyboard focus from the four links to it. */
export function Pricing({ markPath, pricing, ...quote }: PricingProps) {
  return (
    <section id="pricing" className={s.section} aria-labelledby="pricing-heading">
      <MarginChoice>
        <PriceCalculator markPath={markPath} words={pricing}>
          <h2 id="pricing-heading" tabIndex={-1} className={s.title}>
            {pricing.heading}
          </h2>
          <p className={`text-lead ${s.lead}`}>{pricing.lead}</p>
        </PriceCalculator>
        <QuoteSection {...quote} />
      </MarginChoice>
    </section>
  );
}
