import type { Metadata } from 'next';
import { wordsFor } from '@/app/words';
import { NEWSLETTER_TEXTS } from '@/features/newsletter/contract.texts';
import { preferencesForm } from '@/features/newsletter/rules/newsletter-forms';
import { readPreferences } from '@/features/newsletter/server/preferences';
import { PreferencesPage } from '@/features/newsletter/ui/preferences-page';
import { type SearchParams, single } from '@/kit/shared/search-params';

export async function generateMetadata(): Promise<Metadata> {
  const { preferences } = await wordsFor(NEWSLETTER_TEXTS);
  return { title: preferences.title, robots: { index: false }, referrer: 'no-referrer' };
}

export default async function Page({ searchParams }: { searchParams: SearchParams }) {
  const query = await searchParams;
  const token = single(query.token) ?? '';
  const [reader, words] = await Promise.all([readPreferences(token), wordsFor(NEWSLETTER_TEXTS)]);
  return (
    <PreferencesPage
      words={words.preferences}
      links={words.links}
      reader={reader}
      action={`${preferencesForm.path}?token=${encodeURIComponent(token)}`}
      isSaved={single(query.result) === 'save'}
    />
  );
}
