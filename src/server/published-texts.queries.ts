import { requestPool } from '@/db/pool';
import type { PageTexts, StoredTexts } from '@/shared/page-texts';

export type Stored = { words: StoredTexts; updatedAt?: Date | null };

/**
 * What the owner changed in a page's texts, as published: in one statement without Payload's modules, as for the brand
 * (decision 037).
 * @throws database errors
 */
export async function readPublishedTexts({ slug }: PageTexts): Promise<Stored> {
  const { rows } = await requestPool().query<Stored>(
    `select coalesce(words, '{}') as words, updated_at as "updatedAt"
     from ${slug.replaceAll('-', '_')} order by id limit 1`,
  );
  return rows[0] ?? { words: {} };
}
