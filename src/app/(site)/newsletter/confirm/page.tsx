import type { Metadata } from 'next';
import { readLink } from '@/features/newsletter/server/subscriber-links';
import { ReaderPage, type ReaderPageWords, readResult } from '@/features/newsletter/ui/reader-page';
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
  expired: {
    title: 'This link has expired',
    text: 'Confirmation links work for seven days. Subscribe again, and we’ll email you a new one.',
  },
};

export default async function ConfirmPage({ searchParams }: { searchParams: SearchParams }) {
  const query = await searchParams;
  const token = single(query.token);
  const link = await readLink('newsletter-confirm', token);
  return (
    <ReaderPage
      words={WORDS}
      action={link ? `${confirmForm.path}?token=${token}` : null}
      isExpired={link?.isExpired ?? false}
      result={readResult(single(query.result))}
    />
  );
}
