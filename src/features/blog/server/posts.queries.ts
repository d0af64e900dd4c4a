import { cache } from 'react';
import { PICTURE_SQL, type PictureRow, pictureIn, toPicture } from '@/core/server/pictures.queries';
import { requestPool } from '@/kit/db/pool';
import { findSection, POSTS_A_PAGE, type PostSummary, SECTIONS, type Section } from '../contract';

/** The database's clock decides at every read: no job has to run at the scheduled minute. */
export const IS_POST_SHOWN = `posts._status = 'published' and posts.published_at <= now()
  and (posts.withdraw_at is null or now() < posts.withdraw_at)`;
/** As the indexes of the migration `blog_posts` have it. */
const NEWEST_FIRST = 'posts.published_at desc, posts.id desc';

export const SUMMARY = `posts.id, posts.slug, posts.title, posts.lead, posts.section, posts.author,
  to_json(posts.published_at)#>>'{}' as "publishedAt", posts.minutes::int as minutes,
  posts.focus_x::int as "focusX", posts.focus_y::int as "focusY",
  case when media.filename is not null and media.width is not null then ${PICTURE_SQL} end as cover`;
const POSTS = `posts ${pictureIn('posts.cover_id')}`;

export type SummaryRow = Omit<PostSummary, 'section' | 'cover'> & {
  section: string;
  focusX: number | null;
  focusY: number | null;
  cover: PictureRow | null;
};

export const toSummary = ({ focusX, focusY, ...row }: SummaryRow): PostSummary => ({
  ...row,
  publishedAt: new Date(row.publishedAt).toISOString(),
  section: findSection(row.section) ?? SECTIONS[0],
  cover: row.cover && { picture: toPicture(row.cover), focus: { x: focusX ?? 50, y: focusY ?? 50 } },
});

async function summaries(name: string, text: string, values: unknown[]): Promise<PostSummary[]> {
  const { rows } = await requestPool().query<SummaryRow>({ name, text, values });
  return rows.map(toSummary);
}

/** The sections that have a post, in the order of business: one look into the index for each. */
export const readSections = cache(async (): Promise<Section[]> => {
  const { rows } = await requestPool().query<{ slug: string }>({
    name: 'read-blog-sections',
    text: `select item as slug from unnest($1::enum_posts_section[]) as item
      where exists (select from posts where ${IS_POST_SHOWN} and posts.section = item)`,
    values: [SECTIONS.map(({ slug }) => slug)],
  });
  return SECTIONS.filter(({ slug }) => rows.some((row) => row.slug === slug));
});

export type PostList = { posts: PostSummary[]; total: number };

/** One page of the list, newest first. */
export async function readPostList(section: Section | null, page: number): Promise<PostList> {
  const filter = section ? `${IS_POST_SHOWN} and posts.section = $1::enum_posts_section` : IS_POST_SHOWN;
  const of = section ? 'section' : 'all';
  const values = section ? [section.slug] : [];
  const limits = `limit $${values.length + 1} offset $${values.length + 2}`;
  const [posts, { rows }] = await Promise.all([
    summaries(
      `read-posts-${of}`,
      `select ${SUMMARY} from ${POSTS} where ${filter} order by ${NEWEST_FIRST} ${limits}`,
      [...values, POSTS_A_PAGE, (page - 1) * POSTS_A_PAGE],
    ),
    requestPool().query<{ count: number }>({
      name: `count-posts-${of}`,
      text: `select count(*)::int as count from posts where ${filter}`,
      values,
    }),
  ]);
  return { posts, total: rows[0]?.count ?? 0 };
}

export const readNewest = (count: number): Promise<PostSummary[]> =>
  summaries(
    'read-newest-posts',
    `select ${SUMMARY} from ${POSTS} where ${IS_POST_SHOWN} order by ${NEWEST_FIRST} limit $1`,
    [count],
  );

/** The post before this one, and the newest other one of its section. */
export async function readNeighbors({ id, section, publishedAt }: PostSummary) {
  const [[before], alike] = await Promise.all([
    summaries(
      'read-post-before',
      `select ${SUMMARY} from ${POSTS} where ${IS_POST_SHOWN} and (posts.published_at, posts.id) < ($1, $2)
        order by ${NEWEST_FIRST} limit 1`,
      [publishedAt, id],
    ),
    summaries(
      'read-posts-alike',
      `select ${SUMMARY} from ${POSTS} where ${IS_POST_SHOWN} and posts.section = $1::enum_posts_section
        order by ${NEWEST_FIRST} limit 3`,
      [section.slug],
    ),
  ]);
  return {
    before: before ?? null,
    alike: alike.find((post) => post.id !== id && post.id !== before?.id) ?? null,
  };
}

export type PostAddress = { slug: string; changedAt: string };

/** Every post that visitors see, for sitemap.xml. */
export async function readPostAddresses(): Promise<PostAddress[]> {
  const { rows } = await requestPool().query<PostAddress>({
    name: 'read-post-addresses',
    text: `select slug, to_json(updated_at)#>>'{}' as "changedAt" from posts
      where ${IS_POST_SHOWN} order by ${NEWEST_FIRST}`,
  });
  return rows;
}
