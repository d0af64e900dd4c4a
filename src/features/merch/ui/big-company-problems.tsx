import s from './big-company-problems.module.css';
import { PricingLink } from './pricing-link';

const COMPLAINTS = [
  ['One price, no breakdown', 'Four costs and one margin, each on its own line.'],
  ['Fees that show up on the invoice', 'No hidden fees. What you approve is what you pay.'],
  ['No break for coming back', 'Our margin falls with each order of the academic year.'],
  ['A template with your letters dropped in', 'Drawn for your event, and approved by your officers.'],
];

/** The usual print shop's habits crossed out, with ours beside them. */
export function BigCompanyProblems() {
  return (
    <section id="big-company-problems" className={s.section}>
      <div className={`container-page ${s.grid}`}>
        <div>
          <h2 className={s.title}>What the big print companies leave out.</h2>
          <p className={`text-lead ${s.lead}`}>
            You run a chapter on dues. You should know where every dollar of a shirt goes.
          </p>
          <PricingLink variant="ink">Get an Honest Quote</PricingLink>
        </div>
        <dl>
          {COMPLAINTS.map(([theirs, ours]) => (
            <div key={theirs} className={`animate-on-scroll ${s.row}`}>
              <dt>
                <s className={s.theirs}>{theirs}</s>
              </dt>
              <dd className={s.ours}>{ours}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
