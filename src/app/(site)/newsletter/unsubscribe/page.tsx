import type { Metadata } from 'next';
import { wordsFor } from '@/app/words';
import { NEWSLETTER_TEXTS } from '@/features/newsletter/contract.texts';
import { unsubscribeForm } from '@/features/newsletter/rules/newsletter-forms';
import { readLink } from '@/features/newsletter/server/subscriber-links';
import { ReaderPage, readResult } from '@/features/newsletter/ui/reader-page';
import { type SearchParams, single } from '@/kit/shared/search-params';

export async function generateMetadata(): Promise<Metadata> {
  const { unsubscribe } = await wordsFor(NEWSLETTER_TEXTS);
  return { title: unsubscribe.pageTitle, robots: { index: false }, referrer: 'no-referrer' };
}

export default async function Page({ searchParams }: { searchParams: SearchParams }) {
  const query = await searchParams;
  const token = single(query.token);
  const [link, words] = await Promise.all([
    readLink('newsletter-unsubscribe', token),
    wordsFor(NEWSLETTER_TEXTS),
  ]);
  return (
    <ReaderPage
      words={words.unsubscribe}
      links={words.links}
      action={link ? `${unsubscribeForm.path}?token=${token}` : null}
      isExpired={link?.isExpired ?? false}
      result={readResult(single(query.result))}
    />
  );
}
