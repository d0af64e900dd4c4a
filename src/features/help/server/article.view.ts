import type { HelpArticle, Media } from '@/payload-types';
import type { LexicalNode } from '@/shared/rich-text';
import { type Article, CHECKED_LONG_AGO, type Step } from '../contract';

const DAY = 24 * 60 * 60 * 1000;

function picture(value: number | Media | null | undefined): Step['picture'] {
  if (typeof value !== 'object' || !value?.filename || !value.width || !value.height) return null;
  const { filename, width, height, alt } = value;
  return { url: `/media/${encodeURIComponent(filename)}`, width, height, alt };
}

const nodesOf = (rich: { root: { children: unknown[] } } | null | undefined) =>
  (rich?.root.children ?? []) as LexicalNode[];

/** As its page shows it; a draft may lack fields that a published article must have. */
export function toArticle(article: HelpArticle, now: Date): Article {
  const checkedOn = (article.checkedOn || now.toISOString()).slice(0, 10);
  return {
    slug: article.slug || '',
    question: article.question || 'Untitled',
    answer: article.answer || '',
    topic: article.topic || '',
    audience: article.audience || '',
    owner: article.owner || '',
    checkedOn,
    isCheckedLongAgo: now.getTime() - Date.parse(checkedOn) > CHECKED_LONG_AGO * DAY,
    steps: (article.steps ?? []).map((step) => ({
      title: step.title || '',
      text: step.text || '',
      picture: picture(step.picture),
    })),
    body: nodesOf(article.body),
    tip: nodesOf(article.tip),
  };
}
