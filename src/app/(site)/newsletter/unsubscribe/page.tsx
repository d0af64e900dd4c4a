import type { Metadata } from 'next';
import { readLink } from '@/features/newsletter/server/subscriber-links';
import { ReaderPage, type ReaderPageWords, readResult } from '@/features/newsletter/ui/reader-page';
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
  expired: {
    title: 'This link has expired',
    text: 'One press, and a new link to leave the newsletter comes to the address at which you got our mail.',
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
