import type { Pool } from 'pg';
import { privateFilesBefore, removePrivateFile } from '@/db/private-files';

/** A day: long past every upload, and time to notice that a site was started on the wrong database. */
const UNCLAIMED_MS = 24 * 60 * 60 * 1000;

/**
 * Removes design files that no quote speaks of: of uploads that ended with a crash, and of quotes that were deleted.
 *
 * @throws database errors; nothing is removed then
 */
export async function sweepDesigns(pool: Pool, now = Date.now()): Promise<void> {
  const ids = await privateFilesBefore('quotes', new Date(now - UNCLAIMED_MS));
  if (ids.length === 0) return;
  const { rows } = await pool.query<{ id: string }>(
    'select design_file as id from quotes where design_file = any($1)',
    [ids],
  );
  const claimed = new Set(rows.map(({ id }) => id));
  for (const id of ids) if (!claimed.has(id)) await removePrivateFile('quotes', id);
}
