'use client';

import { Button } from '@/ui/button';
import { useFocusOnMount } from '@/ui/use-focus-on-mount';
import { dueTime } from './due-time';
import s from './quote-success.module.css';

export type SentQuote = {
  quoteId: string;
  /** ISO 8601 */
  dueAt: string;
  /** Where the price will be sent. */
  email: string;
  hasDesign: boolean;
};

type QuoteSuccessProps = SentQuote & { onAgain: () => void };

/** What happens next, and by when, in the reader's time zone. */
export function QuoteSuccess({ quoteId, dueAt, email, hasDesign, onAgain }: QuoteSuccessProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <div className={s.panel}>
      <h4 ref={heading} tabIndex={-1} className={s.title}>
        Your quote request is in.
      </h4>
      <p className={s.lead}>
        You’ll have our price by <time dateTime={dueAt}>{dueTime(dueAt)}</time>, at{' '}
        <span className={s.mailbox}>{email}</span>.
      </p>
      <p className={s.number}>{quoteId}</p>
      <h5 className={s.next}>What happens next</h5>
      <ol className={s.steps}>
        <li>
          {hasDesign
            ? 'We look at your design and price blanks, ink, labor and design.'
            : 'We price blanks, ink, labor and design. You can send a drawing with your reply.'}
        </li>
        <li>You get the quote by email, with every cost on its own line.</li>
        <li>Your officers approve it. Only then do we print.</li>
      </ol>
      <Button variant="ink" className={s.again} onClick={onAgain}>
        Request Another Quote
      </Button>
    </div>
  );
}
