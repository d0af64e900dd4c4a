import { inputsOf } from '@/kit/shared/form-definition';
import { quoteForm } from '../contract';
import type { QuoteWords } from '../contract.quote-texts';
import { quoteFields } from '../quotes.form';
import { QuoteCard } from './quote-card';
import s from './quote-section.module.css';

export type QuoteSectionProps = {
  formToken: string;
  mailbox: string;
  /** What the promise counts, in words; empty: every hour. */
  rule: string;
  words: QuoteWords;
};

/** The real price of a real order, below the example. */
export function QuoteSection({ formToken, mailbox, rule, words }: QuoteSectionProps) {
  const { beside, form, estimate, upload, failure, done } = words;
  return (
    <div id="quote" className={s.section}>
      <div className={`container-page ${s.grid}`}>
        <div className={s.words}>
          <h3 className={s.title}>{beside.heading}</h3>
          <p className={`text-lead ${s.lead}`}>{beside.lead}</p>
          {rule ? <p className={s.rule}>{rule}</p> : null}
          <ul className={s.promises}>
            <li>{beside.first}</li>
            <li>{beside.second}</li>
            <li>{beside.third}</li>
          </ul>
        </div>
        <QuoteCard
          formPath={quoteForm.path}
          formToken={formToken}
          inputs={inputsOf(quoteFields, form)}
          mailbox={mailbox}
          words={{ form, estimate, upload, failure, done }}
        />
      </div>
    </div>
  );
}
