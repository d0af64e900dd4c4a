import { PlainResult } from '@/ui/plain-result';
import type { QuoteAnswer } from '../contract';
import { dueTime } from './due-time';

const REFUSALS = new Map(
  Object.entries({
    merchandise: 'Please select a merchandise type.',
    quantity: 'Quantity must be a whole number from 1 to 10,000.',
    tier: 'Please select which order this is.',
    event: 'Event must be at least 2 characters, and at most 200.',
    sizes: 'Sizes must be at most 1000 characters.',
    idea: 'Design idea must be at most 5000 characters.',
    name: 'Name must be at least 2 characters, and at most 100.',
    email: 'Please enter a valid email address.',
    organization: 'Organization must be at least 2 characters, and at most 200.',
    design:
      'The design file must be a PNG, a JPEG or a PDF, at most 10 MB and, if it is a picture, 100 megapixels.',
    'too-large': 'The design file must be at most 10 MB.',
    'too-slow':
      'Your connection was too slow for this file. You can send the request without it, and the file by mail.',
    'too-many':
      'Many requests came from your network within an hour. Please try again later, or write to us.',
  }),
);

type QuoteDoorResultProps = {
  /** Set when the request was stored. */
  quote: QuoteAnswer | null;
  /** A code of the door; null when nothing was sent. */
  refused: string | null;
  mailbox: string;
};

/** Answer to the quote form without JavaScript. */
export function QuoteDoorResult({ quote, refused, mailbox }: QuoteDoorResultProps) {
  if (quote) {
    return (
      <PlainResult
        title="Your quote request is in."
        next={{ href: '/merch#quote', label: 'Request Another Quote' }}
      >
        <p>
          Its number is <strong>{quote.quoteId}</strong>. You have our price by mail within 24 hours, by{' '}
          <time dateTime={quote.dueAt}>{dueTime(quote.dueAt, 'UTC')}</time>, with every cost on its own line.
        </p>
        <p>Your officers approve it. Only then do we print.</p>
      </PlainResult>
    );
  }
  if (refused === null) {
    return (
      <PlainResult title="Nothing sent yet" next={{ href: '/merch#quote', label: 'Go to the quote form' }}>
        <p>The quote form leads here once it has been sent.</p>
      </PlainResult>
    );
  }
  return (
    <PlainResult title="Submission Failed" next={{ href: '/merch#quote', label: 'Back to the form' }}>
      <p>{REFUSALS.get(refused) ?? 'There was an error sending your request. Please try again.'}</p>
      <p>
        Nothing was stored. Your browser’s Back button brings back what you typed. You can also write to{' '}
        <a href={`mailto:${mailbox}`} className="underline">
          {mailbox}
        </a>
        .
      </p>
    </PlainResult>
  );
}
