import type { Metadata } from 'next';
import { subscriberOf } from '@/features/newsletter/server/subscriber-links';
import { ReaderPage, type ReaderPageWords } from '@/features/newsletter/ui/reader-page';
import { unsubscribeForm } from '@/shared/forms';
import { type SearchParams, single } from '@/shared/search-params';

export const metadata: Metadata = { title: 'Unsubscribe', robots: { index: false }, referrer: 'no-referrer' };

const WORDS: ReaderPageWords = {
  question: {
    title: 'Unsubscribe?',
    text: 'Click once, and we’ll stop sending the newsletter to the address where you got our email.',
    button: 'Unsubscribe',
  },
  done: { title: 'You’re unsubscribed', text: 'You won’t get the newsletter anymore.' },
};

export default async function UnsubscribePage({ searchParams }: { searchParams: SearchParams }) {
  const query = await searchParams;
  const token = single(query.token);
  const isGenuine = subscriberOf('newsletter-unsubscribe', token) !== null;
  const result = single(query.result);
  return (
    <ReaderPage
      words={WORDS}
      action={isGenuine ? `${unsubscribeForm.path}?token=${token}` : null}
      result={result === 'done' || result === 'gone' ? result : null}
    />
  );
}
