import { requestPool } from '@/db/pool';
import type { List, PageTexts, StoredTexts } from '@/shared/page-texts';

/** A column or table as Payload names it: `form_heading`. */
const sqlName = (name: string) =>
  name.replaceAll('-', '_').replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

const object = (entries: [key: string, sql: string][]) =>
  `jsonb_build_object(${entries.map(([key, sql]) => `'${key}', ${sql}`).join(', ')})`;

const rowsOf = (table: string, { columns }: List) =>
  `(select coalesce(jsonb_agg(${object(Object.keys(columns).map((key) => [key, `line.${sqlName(key)}`]))}
     order by line._order), '[]') from ${table} line where line._parent_id = page.id)`;

function statementOf({ slug, parts }: PageTexts): string {
  const table = sqlName(slug);
  const words = Object.entries(parts).map(([name, { texts }]): [string, string] => [
    name,
    object(
      Object.entries(texts).map(([key, one]) => {
        const column = sqlName(`${name}_${key}`);
        return [key, 'columns' in one ? rowsOf(`${table}_${column}`, one) : `page.${column}`];
      }),
    ),
  ]);
  return `select ${object(words)} as words, updated_at as "updatedAt" from ${table} page order by id limit 1`;
}

export type Stored = { words: StoredTexts; updatedAt?: Date | null };

/**
 * A page's published texts as stored, in one statement without Payload's modules, as for the brand (decision 037).
 * @throws database errors
 */
export async function readPublishedTexts(page: PageTexts): Promise<Stored> {
  const { rows } = await requestPool().query<Stored>(statementOf(page));
  return rows[0] ?? { words: {} };
}
