import { cache } from 'react';
import { recordKeptAt } from '@/core/server/kept-addresses.queries';
import { readPictures } from '@/core/server/pictures.queries';
import { requestPool } from '@/kit/db/pool';
import { type ArticleRoot, articleText, nodesOf, pictureIds } from '@/kit/shared/article';
import { toArticle } from '@/kit/shared/article-blocks';
import { isSlug, KINDS, type OpeningSummary, type OpeningView, PAY_UNITS } from '../contract';

/** Through its last day everywhere in the United States, by the database's clock. */
const IS_SHOWN = `_status = 'published' and (closes_on is null
  or now() < ((closes_on at time zone 'UTC')::date + 1 + time '10:00') at time zone 'UTC')`;
const SUMMARY = `slug, title, summary, place, coalesce(remote, false) as "isRemote", kind::text,
  pay_from::float8 as "payFrom", pay_to::float8 as "payTo", pay_unit::text as "payUnit",
  to_char(closes_on at time zone 'UTC', 'YYYY-MM-DD') as "closesOn"`;

type Row = Omit<OpeningSummary, 'kind' | 'pay'> & {
  kind: string;
  payFrom: number | null;
  payTo: number | null;
  payUnit: string | null;
};

function toSummary({ kind, payFrom, payTo, payUnit, ...row }: Row): OpeningSummary {
  const unit = PAY_UNITS.find(({ value }) => value === payUnit) ?? PAY_UNITS[0];
  return {
    ...row,
    kind: KINDS.find(({ value }) => value === kind) ?? KINDS[0],
    pay: payFrom === null ? null : { from: payFrom, to: payTo ?? payFrom, unit },
  };
}

/** Every open position, the one that closes next first. */
export const readOpenings = cache(async (): Promise<OpeningSummary[]> => {
  const { rows } = await requestPool().query<Row>({
    name: 'read-openings',
    text: `select ${SUMMARY} from openings where ${IS_SHOWN} order by closes_on nulls last, id`,
  });
  return rows.map(toSummary);
});

type Text = { applyTo: string | null; body: ArticleRoot | null; postedAt: Date; changedAt: Date };

/** What visitors see at this address, read once per request. */
export const readOpening = cache(async (slug: string): Promise<OpeningView | null> => {
  if (!isSlug(slug)) return null;
  const { rows } = await requestPool().query<Row & Text>({
    name: 'read-opening',
    text: `select ${SUMMARY}, apply_to as "applyTo", body, created_at as "postedAt", updated_at as "changedAt"
      from openings where slug = $1 and ${IS_SHOWN}`,
    values: [slug],
  });
  const [row] = rows;
  if (!row) return null;
  const { applyTo, body, postedAt, changedAt, ...summary } = row;
  const nodes = nodesOf(body);
  return {
    ...toSummary(summary),
    applyTo,
    body: toArticle(nodes, await readPictures(pictureIds(nodes))),
    text: nodes
      .map((node) => articleText([node]).trim())
      .filter(Boolean)
      .join('\n'),
    postedAt: postedAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
});

/** Where the opening that once had this address is now. @returns null unless visitors see it */
export async function findNewOpeningSlug(slug: string): Promise<string | null> {
  const id = isSlug(slug) ? await recordKeptAt('openings', slug) : null;
  if (id === null) return null;
  const { rows } = await requestPool().query<{ slug: string }>({
    name: 'read-opening-address',
    text: `select slug from openings where id = $1 and ${IS_SHOWN}`,
    values: [id],
  });
  return rows[0]?.slug ?? null;
}
