import type { MerchWords } from '../contract.texts';
import { MarginChoice } from './margin-choice';
import s from './pricing.module.css';
import { QuoteSection, type QuoteSectionProps } from './quote-section';
import { PlainStudio } from './studio/plain-studio';
import { Studio, type StudioProps } from './studio/studio';

type PricingProps = Omit<StudioProps, 'words'> & { pricing: MerchWords['pricing'] } & QuoteSectionProps;

/** The heading receives the keyboard focus from the four links to it. */
export function Pricing({ cloths, inks, sample, letters, pricing, ...quote }: PricingProps) {
  return (
    <section id="pricing" className={s.section} aria-labelledby="pricing-heading">
      <MarginChoice>
        <Studio cloths={cloths} inks={inks} sample={sample} letters={letters} words={pricing}>
          <h2 id="pricing-heading" tabIndex={-1} className={s.title}>
            {pricing.heading}
          </h2>
          <p className={`text-lead ${s.lead}`}>{pricing.lead}</p>
        </Studio>
        <PlainStudio cloth={cloths[0]} ink={inks[0]} words={pricing} />
        <QuoteSection {...quote} />
      </MarginChoice>
    </section>
  );
}
