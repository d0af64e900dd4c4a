import { BrandMark } from '@/ui/brand-mark';
import type { MerchWords } from '../contract.texts';
import { Garment } from './garment';
import s from './merch-hero.module.css';
import { PricingLink } from './pricing-link';

/** An exploded view of a shirt: what the price consists of, before any figure. */
export function MerchHero({ markPath, words }: { markPath: string; words: MerchWords['hero'] }) {
  return (
    <section id="hero" className={s.hero}>
      <div className={`container-page ${s.grid}`}>
        <div className={s.words}>
          <h1 className={s.headline}>{words.heading}</h1>
          <p className={`text-lead ${s.lead}`}>{words.lead}</p>
          <div className={s.actions}>
            <PricingLink>{words.quote}</PricingLink>
            <PricingLink variant="outline">{words.model}</PricingLink>
          </div>
        </div>
        <div className={s.picture} role="img" aria-label={words.picture}>
          <Garment kind="tee" color="var(--color-tympanum)">
            <span className={s.letters}>
              <BrandMark path={markPath} className={s.mark} />
              {words.print}
            </span>
          </Garment>
          <span className={s.part}>{words.blank}</span>
          <span className={s.part}>{words.ink}</span>
          <span className={s.part}>{words.work}</span>
          <span className={s.part}>{words.design}</span>
        </div>
      </div>
      <div className={s.ground} />
    </section>
  );
}
