import { type AnswerWords, FormResult } from '@/ui/form-result';
import { PlainResult } from '@/ui/plain-result';
import { type QuoteAnswer, quoteForm, quoteRequest } from '../contract';
import { dueTime } from './due-time';

const HREF = '/merch#quote';

type QuoteFormResultProps = {
  /** Set when the request was stored. */
  quote: QuoteAnswer | null;
  refused: string | null;
  mailbox: string;
  words: AnswerWords;
};

/** Response to the quote form without JavaScript. */
export function QuoteFormResult({ quote, ...result }: QuoteFormResultProps) {
  return (
    <FormResult
      form={quoteForm}
      contract={quoteRequest}
      name="quote form"
      href={HREF}
      failedTitle="Submission Failed"
      sent={quote && <Sent {...quote} />}
      {...result}
    />
  );
}

const Sent = ({ quoteId, dueAt }: QuoteAnswer) => (
  <PlainResult title="Your quote request is in." next={{ href: HREF, label: 'Request Another Quote' }}>
    <p>
      Your quote number is <strong>{quoteId}</strong>. We’ll email you our price within 24 hours, by{' '}
      <time dateTime={dueAt}>{dueTime(dueAt, 'UTC')}</time>, with every cost on its own line.
    </p>
    <p>Your officers approve it. Only then do we print.</p>
  </PlainResult>
);
