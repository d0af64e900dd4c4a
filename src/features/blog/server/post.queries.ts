import { cache } from 'react';
import { recordKeptAt } from '@/core/server/kept-addresses.queries';
import { getPayloadClient } from '@/core/server/payload';
import { pictureIn, readPictures } from '@/core/server/pictures.queries';
import { requestPool } from '@/kit/db/pool';
import { type ArticleRoot, articleText, nodesOf, pictureIds } from '@/kit/shared/article';
import { toArticle } from '@/kit/shared/article-blocks';
import { countWords, minutesToRead } from '@/kit/shared/count-words';
import { findSection, isSlug, type PostSummary, type PostView, SECTIONS } from '../contract';
import { IS_POST_SHOWN, SUMMARY, type SummaryRow, toSummary } from './posts.queries';

type Text = { aboutAuthor: string | null; changedAt: string; body: ArticleRoot | null };

async function withText(summary: PostSummary, { aboutAuthor, changedAt, body }: Text): Promise<PostView> {
  const nodes = nodesOf(body);
  const pictures = await readPictures(pictureIds(nodes));
  return {
    ...summary,
    aboutAuthor: aboutAuthor ?? '',
    changedAt: new Date(changedAt).toISOString(),
    body: toArticle(nodes, pictures),
  };
}

/** What visitors see at this address, read once per request. */
export const readPost = cache(async (slug: string): Promise<PostView | null> => {
  if (!isSlug(slug)) return null;
  const { rows } = await requestPool().query<SummaryRow & Text>({
    name: 'read-post',
    text: `select ${SUMMARY}, posts.about_author as "aboutAuthor", posts.body,
        to_json(posts.updated_at)#>>'{}' as "changedAt"
      from posts ${pictureIn('posts.cover_id')} where posts.slug = $1 and ${IS_POST_SHOWN}`,
    values: [slug],
  });
  const [row] = rows;
  if (!row) return null;
  const { aboutAuthor, changedAt, body, ...summary } = row;
  return withText(toSummary(summary), { aboutAuthor, changedAt, body });
});

/** Where the post that once had this address is now. @returns null unless visitors see it */
export async function findNewPostSlug(slug: string): Promise<string | null> {
  const id = isSlug(slug) ? await recordKeptAt('posts', slug) : null;
  if (id === null) return null;
  const { rows } = await requestPool().query<{ slug: string }>({
    name: 'read-post-address',
    text: `select slug from posts where id = $1 and ${IS_POST_SHOWN}`,
    values: [id],
  });
  return rows[0]?.slug ?? null;
}

/** The newest version of a post, published or not; what it still lacks reads as empty. */
export async function readDraft(id: number): Promise<PostView | null> {
  const payload = await getPayloadClient();
  const asked = { collection: 'posts', id, draft: true, depth: 0, disableErrors: true } as const;
  const post = await payload.findByID({ ...asked, overrideAccess: true });
  if (!post) return null;
  const body = (post.body ?? null) as ArticleRoot | null;
  const cover = typeof post.cover === 'number' ? post.cover : 0;
  const picture = (await readPictures([cover])).get(cover);
  const summary: PostSummary = {
    id,
    slug: post.slug ?? '',
    title: post.title || 'Untitled',
    lead: post.lead ?? '',
    section: findSection(post.section ?? '') ?? SECTIONS[0],
    author: post.author ?? '',
    publishedAt: post.publishedAt ?? new Date().toISOString(),
    minutes: minutesToRead(countWords(articleText(nodesOf(body)))),
    cover: picture ? { picture, focus: { x: post.focusX ?? 50, y: post.focusY ?? 50 } } : null,
  };
  return withText(summary, { aboutAuthor: post.aboutAuthor ?? null, changedAt: post.updatedAt, body });
}
