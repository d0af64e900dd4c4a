import { MarginChoice } from './margin-choice';
import { PriceCalculator } from './price-calculator';
import s from './pricing.module.css';
import { QuoteSection, type QuoteSectionProps } from './quote-section';

/** The heading receives the keyboard focus from the four links to it. */
export function Pricing({ markPath, ...quote }: { markPath: string } & QuoteSectionProps) {
  return (
    <section id="pricing" className={s.section} aria-labelledby="pricing-heading">
      <MarginChoice>
        <PriceCalculator markPath={markPath}>
          <h2 id="pricing-heading" tabIndex={-1} className={s.title}>
            What a shirt costs, to the cent.
          </h2>
          <p className={`text-lead ${s.lead}`}>
            We show you what we pay and what we keep. Our margin steps down with every order your chapter
            places in the academic year.
          </p>
        </PriceCalculator>
        <QuoteSection {...quote} />
      </MarginChoice>
    </section>
  );
}
