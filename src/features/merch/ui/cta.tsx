import { ButtonLink } from '@/ui/button-link';
import { Glyph } from '@/ui/glyph';
import s from './cta.module.css';
import { PricingLink } from './pricing-link';

const NEXT = [
  ['You send the idea', 'Submit your requirements and design ideas.'],
  ['We show the price', 'Receive a transparent quote with a full cost breakdown.'],
  ['You say yes', 'Approve the design, and we handle production and delivery.'],
];

export function Cta() {
  return (
    <section id="cta" className={`laid-out-late on-violet ${s.section}`}>
      <div className={`container-page ${s.grid}`}>
        <div>
          <h2 className={s.title}>Send the idea tonight. See the price tomorrow.</h2>
          <p className={`text-lead ${s.lead}`}>Transparent pricing in 24hrs, however rough your sketch.</p>
          <div className={s.actions}>
            <PricingLink variant="paper">Request a Quote</PricingLink>
            <ButtonLink href="/support" variant="outline" aria-describedby="call-us">
              <Glyph name="phone" size={20} />
              Call Us
            </ButtonLink>
          </div>
          <p id="call-us" className={s.note}>
            We have no phone line yet. ‘Call Us’ leads to our support form: write what you need, and we’ll get
            back to you.
          </p>
        </div>
        <div>
          <h3 className={s.next}>What happens next</h3>
          <ol>
            {NEXT.map(([title, text], index) => (
              <li key={title} className={`animate-on-scroll ${s.step}`}>
                <span className={s.figure} aria-hidden="true">
                  {index + 1}
                </span>
                <div>
                  <strong className={s.name}>{title}</strong> <p className={s.text}>{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
