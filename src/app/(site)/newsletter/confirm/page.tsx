import type { Metadata } from 'next';
import { subscriberOf } from '@/features/newsletter/server/subscriber-links';
import { ReaderPage, type ReaderPageWords } from '@/features/newsletter/ui/reader-page';
import { confirmForm } from '@/shared/forms';
import { type SearchParams, single } from '@/shared/search-params';

export const metadata: Metadata = {
  title: 'Confirm your subscription',
  robots: { index: false },
  referrer: 'no-referrer',
};

const WORDS: ReaderPageWords = {
  question: {
    title: 'Confirm your subscription',
    text: 'Click once, and we’ll send the newsletter to the address where you got our email.',
    button: 'Yes, subscribe me',
  },
  done: { title: 'You’re subscribed', text: 'Thank you for subscribing to our newsletter.' },
};

export default async function ConfirmPage({ searchParams }: { searchParams: SearchParams }) {
  const query = await searchParams;
  const token = single(query.token);
  const isGenuine = subscriberOf('newsletter-confirm', token) !== null;
  const result = single(query.result);
  return (
    <ReaderPage
      words={WORDS}
      action={isGenuine ? `${confirmForm.path}?token=${token}` : null}
      result={result === 'done' || result === 'gone' ? result : null}
    />
  );
}
