import { ButtonLink } from '@/ui/button-link';
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
              <PhoneIcon />
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

/** lucide's `phone` (ISC licence). */
function PhoneIcon() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384" />
    </svg>
  );
}
