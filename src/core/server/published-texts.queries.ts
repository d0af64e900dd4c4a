import type { PageTexts, StoredTexts } from '@/core/shared/page-texts';
import { requestPool } from '@/kit/db/pool';

export type Stored = { words: StoredTexts; updatedAt?: Date | null };

const tableOf = ({ slug }: PageTexts) => slug.replaceAll('-', '_');

/**
 * What the owner changed in a page's texts, as published: in one statement without Payload's modules, as for the brand
 * (decision 006).
 * @throws database errors
 */
export async function readPublishedTexts(page: PageTexts): Promise<Stored> {
  const { rows } = await requestPool().query<Stored>(
    `select coalesce(words, '{}') as words, updated_at as "updatedAt"
     from ${tableOf(page)} order by id limit 1`,
  );
  return rows[0] ?? { words: {} };
}

/** The same of several pages, in their order. @throws database errors */
export async function readAllPublishedTexts(pages: readonly PageTexts[]): Promise<StoredTexts[]> {
  if (pages.length === 0) return [];
  const one = (page: PageTexts, place: number) =>
    `(select ${place} as place, words from ${tableOf(page)} order by id limit 1)`;
  const { rows } = await requestPool().query<{ place: number; words: StoredTexts | null }>(
    pages.map(one).join(' union all '),
  );
  return pages.map((_, place) => rows.find((row) => row.place === place)?.words ?? {});
}
