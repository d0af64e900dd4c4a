import { ButtonLink } from '@/kit/ui/button-link';
import { Glyph } from '@/kit/ui/glyph';
import type { MerchWords } from '../contract.texts';
import s from './cta.module.css';
import { PricingLink } from './pricing-link';

export function Cta({ words }: { words: MerchWords['cta'] }) {
  return (
    <section id="cta" className={`laid-out-late on-violet ${s.section}`}>
      <div className={`container-page ${s.grid}`}>
        <div>
          <h2 className={s.title}>{words.heading}</h2>
          <p className={`text-lead ${s.lead}`}>{words.lead}</p>
          <div className={s.actions}>
            <PricingLink variant="paper">{words.quote}</PricingLink>
            <ButtonLink href="/support" variant="outline" aria-describedby="call-us">
              <Glyph name="phone" size={20} />
              {words.call}
            </ButtonLink>
          </div>
          <p id="call-us" className={s.note}>
            {words.note}
          </p>
        </div>
        <div>
          <h3 className={s.next}>{words.next}</h3>
          <ol>
            {words.steps.map(({ name, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps do not move while a page is shown
              <li key={index} className={`animate-on-scroll ${s.step}`}>
                <span className={s.figure} aria-hidden="true">
                  {index + 1}
                </span>
                <div>
                  <strong className={s.name}>{name}</strong> <p className={s.text}>{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
