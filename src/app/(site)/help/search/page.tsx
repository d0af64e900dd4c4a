import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { helpWords } from '@/app/help-pages';
import { isPreview } from '@/core/server/draft-mode';
import { HELP_FROM, SEARCH_MIN, searchedWords } from '@/features/help/contract';
import { countArticles, readTopic } from '@/features/help/server/help.queries';
import { noteNotFound } from '@/features/help/server/not-found';
import { searchHelp } from '@/features/help/server/search.queries';
import { EmptySearchPage, SearchPage, TopicPage } from '@/features/help/ui/search-page';
import { clientAddress } from '@/kit/server/request-origin';
import { type SearchParams, single } from '@/kit/shared/search-params';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await helpWords()).answers.title, robots: { index: false } };
}

export default async function Page({ searchParams }: { searchParams: SearchParams }) {
  const { q, topic } = await searchParams;
  const [articles, words] = await Promise.all([countArticles(), helpWords()]);
  if (articles < HELP_FROM && !isPreview()) redirect('/support');
  const named = searchedWords.safeParse(single(topic) ?? '');
  if (named.success && named.data)
    return <TopicPage topic={named.data} articles={await readTopic(named.data)} words={words} />;
  const asked = searchedWords.safeParse(single(q) ?? '');
  if (!asked.success || asked.data.length < SEARCH_MIN) return <EmptySearchPage words={words} />;
  const result = await searchHelp(asked.data);
  if (result.found.length === 0) await noteNotFound(asked.data, clientAddress(await headers()));
  return <SearchPage asked={asked.data} result={result} words={words} />;
}
