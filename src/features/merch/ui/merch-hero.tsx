import type { MerchWords } from '../contract.texts';
import type { Dye } from '../rules/dye';
import { Garment } from './garment/garment';
import s from './merch-hero.module.css';
import { PricingLink } from './pricing-link';

type MerchHeroProps = { markPath: string; cloth: Dye; ink: Dye; words: MerchWords['hero'] };

/** An exploded view of a shirt: what the price consists of, before any figure. */
export function MerchHero({ markPath, cloth, ink, words }: MerchHeroProps) {
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
          <Garment piece="front" cloth={cloth.value} ink={ink.value} print={words.print} baseline={326}>
            <path d={markPath} transform="translate(236 348) scale(2.75)" fill="#ffffff" />
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
