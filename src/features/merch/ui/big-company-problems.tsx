import type { MerchWords } from '../contract.texts';
import s from './big-company-problems.module.css';
import { PricingLink } from './pricing-link';

/** The usual print shop's habits crossed out, with ours beside them. */
export function BigCompanyProblems({ words }: { words: MerchWords['others'] }) {
  return (
    <section id="big-company-problems" className={s.section}>
      <div className={`container-page ${s.grid}`}>
        <div>
          <h2 className={s.title}>{words.heading}</h2>
          <p className={`text-lead ${s.lead}`}>{words.lead}</p>
          <PricingLink variant="ink">{words.quote}</PricingLink>
        </div>
        <dl>
          {words.rows.map(({ name, text }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows do not move while a page is shown
            <div key={place} className={`animate-on-scroll ${s.row}`}>
              <dt>
                <s className={s.theirs}>{name}</s>
              </dt>
              <dd className={s.ours}>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
