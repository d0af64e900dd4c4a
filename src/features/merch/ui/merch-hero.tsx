import { BrandMark } from '@/ui/brand-mark';
import { Garment } from './garment';
import s from './merch-hero.module.css';
import { PricingLink } from './pricing-link';

/** An exploded view of a shirt: what the price consists of, before any figure. */
export function MerchHero({ markPath }: { markPath: string }) {
  return (
    <section id="hero" className={s.hero}>
      <div className={`container-page ${s.grid}`}>
        <div className={s.words}>
          <h1 className={s.headline}>Your letters. Every cent on the table.</h1>
          <p className={`text-lead ${s.lead}`}>
            Custom apparel for your chapter, with the full cost spelled out: what we pay, what we keep, and no
            hidden fees. The more you order in a year, the less we keep.
          </p>
          <div className={s.actions}>
            <PricingLink>Get a Quote</PricingLink>
            <PricingLink variant="outline">View Pricing Model</PricingLink>
          </div>
        </div>
        <div
          className={s.picture}
          role="img"
          aria-label="A chapter shirt with each part of its price labeled"
        >
          <Garment kind="tee" color="var(--color-violet-deep)">
            <span className={s.letters}>
              <BrandMark path={markPath} className={s.mark} />
              ΞΨΩ
            </span>
          </Garment>
          <span className={s.part}>the blank</span>
          <span className={s.part}>the ink</span>
          <span className={s.part}>the work</span>
          <span className={s.part}>the design</span>
        </div>
      </div>
      <div className={s.ground} />
    </section>
  );
}
