import type { BrokenLinks } from '@/core/shared/checklist/broken-links';
import { env } from '@/env';
import { requestPool } from '@/kit/db/pool';
import { FIXED_PATHS, PUBLISHED_RECORDS, UNCHECKED_BELOW } from '@/site-links';
import { getPayloadClient } from './payload';

const SHOWN = 8;

/**
 * Anything with an end in time is judged by the database's clock at this moment: nothing has to be computed again. What
 * has one form only, listed in $4, is one document, whichever of its versions has the link.
 */
const BROKEN = `with ${PUBLISHED_RECORDS}
  select links.subject, min(records.record_id) as id, max(records.title) as title,
    array_agg(distinct links.href order by links.href) as hrefs, count(*) over ()::int as documents
  from site.text_links as links
  join published_records as records using (subject, record_id)
  where links.host = any($1::text[])
    and links.above || '/' || links.name <> all($2::text[])
    and not exists (select from unnest($3::text[]) as free where starts_with(links.above || '/', free || '/'))
    and not exists (
      select from public_addresses as known where (known.above, known.name) = (links.above, links.name)
    )
  group by links.subject, case when links.subject = any($4::text[]) then 0 else links.record_id end
  order by links.subject, title limit ${SHOWN}`;

type Broken = { subject: string; id: number; title: string; hrefs: string[]; documents: number };

/** For editors: published documents with links to pages of this site that do not exist. */
export async function readBrokenLinks(): Promise<BrokenLinks> {
  const { globals } = (await getPayloadClient()).config;
  const tables = new Map(globals.map(({ slug }) => [slug.replaceAll('-', '_'), slug]));
  const { rows } = await requestPool().query<Broken>(BROKEN, [
    ['', new URL(env().SITE_URL).host],
    FIXED_PATHS,
    UNCHECKED_BELOW,
    [...tables.keys()],
  ]);
  const placeOf = ({ subject, id }: Broken) => {
    const slug = tables.get(subject);
    return slug ? `globals/${slug}` : `collections/${subject.replaceAll('_', '-')}/${id}`;
  };
  return {
    documents: rows[0]?.documents ?? 0,
    shown: rows.map((row) => ({ place: placeOf(row), title: row.title, hrefs: row.hrefs })),
  };
}
