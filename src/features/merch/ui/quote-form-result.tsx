import { FilledText } from '@/kit/ui/filled-text';
import { type AnswerWords, FormResult } from '@/kit/ui/form-result';
import { PlainResult } from '@/kit/ui/plain-result';
import type { QuoteAnswer } from '../contract';
import type { QuoteWords } from '../contract.quote-texts';
import { quoteRequest } from '../quotes.form';
import { dueTime } from './due-time';

const HREF = '/merch#quote';

type QuoteFormResultProps = {
  /** Set when the request was stored. */
  quote: QuoteAnswer | null;
  refused: string | null;
  mailbox: string;
  words: QuoteWords;
  answers: AnswerWords;
};

/** Response to the quote form without JavaScript. */
export function QuoteFormResult({ quote, words, answers, ...result }: QuoteFormResultProps) {
  return (
    <FormResult
      contract={quoteRequest}
      name={words.plain.name}
      href={HREF}
      failedTitle={words.failure.title}
      failedText={words.failure.text}
      refusals={{ design: words.plain.design }}
      words={answers}
      sent={quote && <Sent {...quote} words={words} />}
      {...result}
    />
  );
}

type SentProps = QuoteAnswer & { words: QuoteWords };

const Sent = ({ quoteId, dueAt, words: { done, plain } }: SentProps) => (
  <PlainResult title={done.heading} next={{ href: HREF, label: done.again }}>
    <p>
      <FilledText
        text={plain.text}
        parts={{
          number: <strong>{quoteId}</strong>,
          time: <time dateTime={dueAt}>{dueTime(dueAt, 'UTC')}</time>,
        }}
      />
    </p>
    <p>{done.third}</p>
  </PlainResult>
);
