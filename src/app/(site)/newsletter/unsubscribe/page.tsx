import type { Metadata } from 'next';
import { readLink } from '@/features/newsletter/server/subscriber-links';
import { ReaderPage, type ReaderPageWords, readResult } from '@/features/newsletter/ui/reader-page';
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
  expired: {
    title: 'This link has expired',
    text: 'Click once, and we’ll send a new unsubscribe link to the address where you got our email.',
    button: 'Send me a new link',
  },
};

export default async function UnsubscribePage({ searchParams }: { searchParams: SearchParams }) {
  const query = await searchParams;
  const token = single(query.token);
  const link = await readLink('newsletter-unsubscribe', token);
  return (
    <ReaderPage
      words={WORDS}
      action={link ? `${unsubscribeForm.path}?token=${token}` : null}
      isExpired={link?.isExpired ?? false}
      result={readResult(single(query.result))}
    />
  );
}
