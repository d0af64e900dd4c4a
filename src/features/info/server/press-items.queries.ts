import { readPictures } from '@/core/server/pictures.queries';
import { requestPool } from '@/kit/db/pool';
import { type ArticleBlock, type ArticleRoot, nodesOf, pictureIds } from '@/kit/shared/article';
import { toArticle } from '@/kit/shared/article-blocks';
import { headingIds } from '@/kit/shared/heading-ids';
import type { PressItem } from '../contract';

type Row = Omit<PressItem, 'body' | 'picture'> & { body: ArticleRoot | null; pictureId: number | null };

/** A release's title is a heading of the third level: none inside it is higher. */
const belowTitle = (block: ArticleBlock): ArticleBlock =>
  block.kind === 'heading' ? { ...block, level: 3 } : block;

/** What is published, releases by day, newest first. */
export async function readPressItems(): Promise<PressItem[]> {
  const { rows } = await requestPool().query<Row>({
    name: 'read-press-items',
    text: `select id, kind::text, title, text, to_char(day at time zone 'UTC', 'YYYY-MM-DD') as day, body,
        picture_id as "pictureId"
      from press_items where _status = 'published' order by press_items.day desc nulls last, id`,
  });
  const nodes = rows.map(({ kind, body }) => (kind === 'release' ? nodesOf(body) : []));
  const pictures = await readPictures([
    ...rows.flatMap(({ pictureId }) => pictureId ?? []),
    ...pictureIds(nodes.flat()),
  ]);
  const nameHeading = headingIds();
  return rows.map(({ body: _, pictureId, ...row }, place) => ({
    ...row,
    body: toArticle(nodes[place] ?? [], pictures, nameHeading).map(belowTitle),
    picture: pictures.get(pictureId ?? 0) ?? null,
  }));
}
