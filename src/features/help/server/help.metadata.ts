import type { PageFacts } from '@/core/server/page-metadata';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { type Article, HELP_FROM } from '../contract';
import type { HelpWords } from '../contract.texts';
import { countArticles, readArticle } from './help.queries';

const DESCRIPTION_MAX = 160;

const card: PageFacts['card'] = { motif: { kind: 'document' } };

export async function helpFacts({ search }: HelpWords): Promise<PageFacts | null> {
  const articles = await countArticles();
  if (articles < HELP_FROM) return null;
  return {
    title: search.title,
    description: fillPlaceholders(search.description, { count: String(articles) }),
    isFindable: true,
    card,
  };
}

const shortened = (text: string) => {
  if (text.length <= DESCRIPTION_MAX) return text;
  const room = text.slice(0, DESCRIPTION_MAX - 1);
  return `${room.slice(0, room.lastIndexOf(' '))}…`;
};

const factsOf = ({ question, answer, checkedOn }: Article): PageFacts => ({
  title: question,
  description: shortened(answer.replace(/\s+/g, ' ')),
  changedAt: checkedOn,
  isFindable: true,
  card,
});

export async function articleFacts(slug: string): Promise<PageFacts | null> {
  const article = await readArticle(slug);
  return article && factsOf(article);
}
