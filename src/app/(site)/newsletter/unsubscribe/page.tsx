import type { Metadata } from 'next';
import { subscriberOf } from '@/features/newsletter/server/subscriber-links';
import { ReaderPage, type ReaderPageWords } from '@/features/newsletter/ui/reader-page';
import { unsubscribeForm } from '@/shared/forms';
import { type SearchParams, single } from '@/shared/search-params';

export const metadata: Metadata = { title: 'Unsubscribe', robots: { index: false }, referrer: 'no-referrer' };

const WORDS: ReaderPageWords = {
  question: {
    title: 'Leave the newsletter?',
    text: 'One click, and the newsletter no longer comes to the address at which you got our mail.',
    button: 'Unsubscribe',
  },
  done: { title: 'You are unsubscribed', text: 'The newsletter will not come to you any more.' },
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
