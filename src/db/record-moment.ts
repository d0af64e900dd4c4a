import type { RecordMoment } from '@/shared/record-moment';
import type { requestPool } from './pool';

/** What a form follows by itself: where a request stands, and its clock. */
const FOLLOWED = ['status', 'due_at', 'updated_at'];

/** @param table of the site's own, never from a request. @returns undefined without such a record */
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
