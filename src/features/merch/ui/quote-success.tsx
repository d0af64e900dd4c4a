'use client';

import { Button } from '@/kit/ui/button';
import { FilledText } from '@/kit/ui/filled-text';
import { useFocusOnMount } from '@/kit/ui/use-focus-on-mount';
import type { QuoteWords } from '../contract.quote-texts';
import { dueTime } from './due-time';
import s from './quote-success.module.css';

type SentQuote = {
  quoteId: string;
  /** ISO 8601 */
  dueAt: string;
  /** Where the price will be sent. */
  email: string;
  hasDesign: boolean;
};

/** What the card shows of a request after sending it: drawn by code that came with the sending. */
export type ShownQuote = { quote: SentQuote; QuoteSuccess: typeof QuoteSuccess };

type QuoteSuccessProps = SentQuote & { words: QuoteWords['done']; onAgain: () => void };

/** What happens next, and by when, in the reader's time zone. */
export function QuoteSuccess(props: QuoteSuccessProps) {
  const { quoteId, dueAt, email, hasDesign, words, onAgain } = props;
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <div className={s.panel}>
      <h4 ref={heading} tabIndex={-1} className={s.title}>
        {words.heading}
      </h4>
      <p className={s.lead}>
        <FilledText
          text={words.text}
          parts={{
            time: <time dateTime={dueAt}>{dueTime(dueAt)}</time>,
            address: <span className={s.mailbox}>{email}</span>,
          }}
        />
      </p>
      <p className={s.number}>{quoteId}</p>
      <h5 className={s.next}>{words.next}</h5>
      <ol className={s.steps}>
        <li>{hasDesign ? words.firstDesign : words.first}</li>
        <li>{words.second}</li>
        <li>{words.third}</li>
      </ol>
      <Button variant="ink" className={s.again} onClick={onAgain}>
        {words.again}
      </Button>
    </div>
  );
}
