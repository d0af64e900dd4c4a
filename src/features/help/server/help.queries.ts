import { cache } from 'react';
import { recordKeptAt } from '@/core/server/kept-addresses.queries';
import { getPayloadClient } from '@/core/server/payload';
import { readPictures } from '@/core/server/pictures.queries';
import { requestPool } from '@/kit/db/pool';
import { isSlug } from '@/kit/shared/address-name';
import { nodesOf, pictureIds } from '@/kit/shared/article';
import { toArticle } from '@/kit/shared/article-blocks';
import { headingIds } from '@/kit/shared/heading-ids';
import type { HelpArticle } from '@/payload-types';
import { type Article, type ArticleLink, CHECKED_LONG_AGO, type HelpOverview, type Topic } from '../contract';

const DAY = 24 * 60 * 60 * 1000;

/**
 * As its page shows it; a draft may lack fields that a published article must have.
 * @param article with the ids of its pictures (`depth: 0`)
 */
async function articleView(article: HelpArticle, now: Date): Promise<Article> {
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

/** Articles that /help shows of each topic. */
const FIRST = 4;
const OFTEN_ASKED = 3;
const NEXT = 3;
/** Articles that the list of one topic shows. */
const MOST_OF_TOPIC = 200;

/** Only published articles have a row in `help_search`. */
const ARTICLES = `help_articles a join site.help_search s on s.article_id = a.id and a._status = 'published'`;

const rowsOf = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await requestPool().query<Row>(text, values)).rows;

/** How many articles are published. */
export const countArticles = cache(async (): Promise<number> => {
  const [row] = await rowsOf<{ articles: number }>('select count(*)::int as articles from site.help_search');
  return row?.articles ?? 0;
});

/** Topics with the most articles first. */
export const readOverview = cache(async (): Promise<HelpOverview> => {
  const topics = await rowsOf<Topic>(
    `select name, max(of)::int as articles,
       json_agg(json_build_object('question', question, 'slug', slug, 'minutes', minutes) order by place) as first
     from (
       select a.topic as name, a.question, a.slug, s.minutes,
         row_number() over (partition by a.topic order by a.question, a.id) as place,
         count(*) over (partition by a.topic) as of
       from ${ARTICLES}
     ) as listed
     where place <= ${FIRST} group by name order by 2 desc, name`,
  );
  const often = await rowsOf<{ words: string }>(
    `select a.often_asked as words from ${ARTICLES} where a.often_asked <> '' order by a.question limit ${OFTEN_ASKED}`,
  );
  return {
    articles: topics.reduce((sum, { articles }) => sum + articles, 0),
    topics,
    oftenAsked: often.map(({ words }) => words),
  };
});

export const readTopic = (topic: string): Promise<ArticleLink[]> =>
  rowsOf<ArticleLink>(
    `select a.question, a.slug, s.minutes from ${ARTICLES} where a.topic = $1 order by a.question, a.id limit ${MOST_OF_TOPIC}`,
    [topic],
  );

/** A published article by its address. */
export const readArticle = cache(async (slug: string): Promise<Article | null> => {
  if (!isSlug(slug)) return null;
  const payload = await getPayloadClient();
  const { docs } = await payload.find({
    collection: 'help-articles',
    where: { slug: { equals: slug }, _status: { equals: 'published' } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return docs[0] ? articleView(docs[0], new Date()) : null;
});

/** The latest draft of an article, for its preview; the caller has checked that its user may edit it. */
export async function readArticleDraft(id: number): Promise<Article | null> {
  const payload = await getPayloadClient();
  const found = await payload.findByID({
    collection: 'help-articles',
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  });
  return found ? articleView(found, new Date()) : null;
}

/** Where an article is now that once had this address. @returns null if none had it, or it is withdrawn */
export const findNewArticleSlug = cache(async (slug: string): Promise<string | null> => {
  const id = isSlug(slug) ? await recordKeptAt('help_articles', slug) : null;
  if (id === null) return null;
  const [row] = await rowsOf<{ slug: string }>(
    `select slug from help_articles where id = $1 and _status = 'published'`,
    [id],
  );
  return row?.slug ?? null;
});

/** Articles of the same topic, those that come after it in the list first. */
export const readNext = ({ topic, question, slug }: Pick<Article, 'topic' | 'question' | 'slug'>) =>
  rowsOf<ArticleLink>(
    `select a.question, a.slug, s.minutes from ${ARTICLES} where a.topic = $1 and a.slug <> $3
     order by a.question < $2, a.question, a.id limit ${NEXT}`,
    [topic, question, slug],
  );

/** Every published article's address, with the time of its last change. */
export const readAddresses = () =>
  rowsOf<{ slug: string; changedAt: Date }>(
    `select a.slug, a.updated_at as "changedAt" from ${ARTICLES} order by a.id`,
  );
