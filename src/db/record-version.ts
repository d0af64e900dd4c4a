import type { RecordVersion } from '@/shared/record-version';
import type { requestPool } from './pool';

/** What a form refreshes by itself: the status of a request, and its due time. */
const FOLLOWED = ['status', 'due_at', 'updated_at'];

/** @param table the site's own, never from a request. @returns undefined without such a record */
export async function readRecordVersion(
  pool: ReturnType<typeof requestPool>,
  table: string,
  id: number,
): Promise<RecordVersion | undefined> {
  const { rows } = await pool.query<RecordVersion>(
    `select updated_at as "updatedAt", md5((to_jsonb(record) - $2::text[])::text) as rest
     from ${table} record where id = $1`,
    [id, FOLLOWED],
  );
  return rows[0];
}
