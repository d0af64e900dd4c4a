import { requestPool } from '@/db/pool';
import { env } from '@/env';
import type { BrokenLinks } from '@/shared/checklist/broken-links';
import { FIXED_PATHS, UNCHECKED_BELOW } from '@/shared/site-links';

const SHOWN = 8;

/** Anything with an end in time is judged by the database's clock at this moment: nothing has to be computed again. */
const BROKEN = `select links.subject, links.record_id as id, max(records.title) as title,
    array_agg(links.href order by links.href) as hrefs, count(*) over ()::int as documents
  from site.text_links as links
  join site.published_records() as records using (subject, record_id)
  where links.host = any($1::text[])
    and links.above || '/' || links.name <> all($2::text[])
    and not exists (select from unnest($3::text[]) as free where starts_with(links.above || '/', free || '/'))
    and not exists (
      select from site.public_addresses() as known where (known.above, known.name) = (links.above, links.name)
    )
  group by links.subject, links.record_id order by links.subject, title limit ${SHOWN}`;

/** For editors: published documents with links to pages of this site that do not exist. */
export async function readBrokenLinks(): Promise<BrokenLinks> {
  const { rows } = await requestPool().query<BrokenLinks['shown'][number] & { documents: number }>(BROKEN, [
    ['', new URL(env().SITE_URL).host],
    FIXED_PATHS,
    UNCHECKED_BELOW,
  ]);
  return {
    documents: rows[0]?.documents ?? 0,
    shown: rows.map(({ subject, id, title, hrefs }) => ({
      subject: subject.replaceAll('_', '-'),
      id,
      title,
      hrefs,
    })),
  };
}
