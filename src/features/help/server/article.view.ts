import { readPictures } from '@/core/server/pictures.queries';
import { nodesOf, pictureIds } from '@/kit/shared/article';
import { toArticle } from '@/kit/shared/article-blocks';
import { headingIds } from '@/kit/shared/heading-ids';
import type { HelpArticle } from '@/payload-types';
import { type Article, CHECKED_LONG_AGO } from '../contract';

const DAY = 24 * 60 * 60 * 1000;

/**
 * As its page shows it; a draft may lack fields that a published article must have.
 * @param article with the ids of its pictures (`depth: 0`)
 */
export async function articleView(article: HelpArticle, now: Date): Promise<Article> {
  const checkedOn = (article.checkedOn || now.toISOString()).slice(0, 10);
  const steps = (article.steps ?? []).map(({ title, text, picture }) => ({
    title: title || '',
    text: text || '',
    picture: Number(picture ?? 0),
  }));
  const body = nodesOf(article.body);
  const tip = nodesOf(article.tip);
  const ofSteps = steps.flatMap(({ picture }) => picture || []);
  const pictures = await readPictures([...ofSteps, ...pictureIds([...body, ...tip])]);
  const nameHeading = headingIds();
  return {
    slug: article.slug || '',
    question: article.question || 'Untitled',
    answer: article.answer || '',
    topic: article.topic || '',
    audience: article.audience || '',
    owner: article.owner || '',
    checkedOn,
    isCheckedLongAgo: now.getTime() - Date.parse(checkedOn) > CHECKED_LONG_AGO * DAY,
    steps: steps.map((step) => ({ ...step, picture: pictures.get(step.picture) ?? null })),
    body: toArticle(body, pictures, nameHeading),
    tip: toArticle(tip, pictures, nameHeading),
  };
}
