import type { DraftFacts, DraftQuestion } from '@/core/shared/checklist/findings';
import type { Transaction } from '@/kit/db/transaction';
import { linksToRecords, PUBLISHED_RECORDS } from '@/site-links';

/** Of these addresses, those with neither a published record nor one that moved from there. */
const WITHOUT_PAGE = `with ${PUBLISHED_RECORDS}
  select path from jsonb_array_elements_text($1::jsonb) as path
  where not exists (
    select from public_addresses as known
    where known.above = regexp_replace(path, '/[^/]*$', '') and known.name = substring(path from '[^/]*$')
  )`;
/** A picture's description is stored trimmed; one from an import may be empty. */
const PICTURES = `select id, coalesce(filename, '') as name, coalesce(width, 0)::int as width,
    trim(coalesce(alt, '')) <> '' as "isDescribed"
  from media
  where id in (select value::int from jsonb_array_elements_text($1::jsonb) as value)`;

/** What only the database knows about a draft: two short statements, whatever its length. */
export async function readDraftFacts(
  tx: Transaction,
  { links, pictures, own }: DraftQuestion,
  siteUrl: string,
): Promise<DraftFacts> {
  const asked = linksToRecords(links, siteUrl).filter(({ path }) => path !== own);
  const missing = asked.length
    ? (await tx.query<{ path: string }>(WITHOUT_PAGE, [JSON.stringify(asked.map(({ path }) => path))])).rows
    : [];
  const paths = new Set(missing.map(({ path }) => path));
  const found = pictures.length
    ? (await tx.query<DraftFacts['pictures'][number]>(PICTURES, [JSON.stringify(pictures)])).rows
    : [];
  return { broken: asked.filter(({ path }) => paths.has(path)).map(({ href }) => href), pictures: found };
}
