import type { RecordMoment } from '@/shared/record-moment';
import type { requestPool } from './pool';

/** What a form refreshes by itself: the status of a request, and its due time. */
const FOLLOWED = ['status', 'due_at', 'updated_at'];

/** @param table the site's own, never from a request. @returns undefined without such a record */
export async function readMoment(
  pool: ReturnType<typeof requestPool>,
  table: string,
  id: number,
): Promise<RecordMoment | undefined> {
  const { rows } = await pool.query<RecordMoment>(
    `select updated_at as "updatedAt", md5((to_jsonb(record) - $2::text[])::text) as rest
     from ${table} record where id = $1`,
    [id, FOLLOWED],
  );
  return rows[0];
}
