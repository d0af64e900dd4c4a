import { requestPool } from '@/db/pool';
import { processSingleton } from '@/shared/process-singleton';
import { IS_SHOWN } from './links-table';

const BATCH_MS = 250;

type Batch = { counts: Map<number, number>; written: Promise<void> };

/** Locks rows in the order of their ids, or two processes could deadlock. */
const COUNT = `insert into site.link_clicks (link_id, day, clicks)
  select id, (now() at time zone 'UTC')::date, clicked.clicks
  from unnest($1::int[], $2::int[]) as clicked(link, clicks) join social_links on id = clicked.link
  where ${IS_SHOWN} order by id
  on conflict (link_id, day) do update set clicks = link_clicks.clicks + excluded.clicks`;

const waiting = () => processSingleton<{ batch: Batch | null }>('link-clicks', () => ({ batch: null }));

function openBatch(): Batch {
  const counts = new Map<number, number>();
  const written = new Promise((resolve) => setTimeout(resolve, BATCH_MS)).then(async () => {
    waiting().batch = null;
    await requestPool().query(COUNT, [[...counts.keys()], [...counts.values()]]);
  });
  return { counts, written };
}

/**
 * Counts one click on a link that visitors see; only link and day are stored. Simultaneous clicks share a statement.
 * Resolves once the count is stored, so nothing acknowledged can be lost.
 *
 * @throws database errors
 */
export async function countClick(link: number): Promise<void> {
  const here = waiting();
  here.batch ??= openBatch();
  const { counts, written } = here.batch;
  counts.set(link, (counts.get(link) ?? 0) + 1);
  await written;
}
