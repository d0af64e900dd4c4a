import { MERCHANDISE, QUOTE_TIERS, quoteForm } from '../contract';
import { QuoteCard } from './quote-card';
import s from './quote-section.module.css';

const CHOICES = { merchandise: MERCHANDISE, tiers: QUOTE_TIERS };

export type QuoteSectionProps = { formToken: string; mailbox: string };

/** The real price of a real order, below the example. */
export function QuoteSection({ formToken, mailbox }: QuoteSectionProps) {
  return (
    <div id="quote" className={s.section}>
      <div className={`container-page ${s.grid}`}>
        <div className={s.words}>
          <h3 className={s.title}>Now price your own.</h3>
          <p className={`text-lead ${s.lead}`}>
            Tell us what your chapter needs. Within 24 hours, you’ll get a quote with every cost on its own
            line, like the receipt above.
          </p>
          <ul className={s.promises}>
            <li>No account, no deposit, no sales calls.</li>
            <li>A photo of a napkin sketch is all we need.</li>
            <li>Nothing gets ordered until you approve it.</li>
          </ul>
        </div>
        <QuoteCard formPath={quoteForm.path} formToken={formToken} choices={CHOICES} mailbox={mailbox} />
      </div>
    </div>
  );
}
