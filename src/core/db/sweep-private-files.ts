import type { Pool } from 'pg';
import { type FileKind, privateFilesBefore, removePrivateFile } from '@/kit/db/private-files';

/** A day: long after every upload, and time to notice that a site was started on the wrong database. */
const UNCLAIMED_MS = 24 * 60 * 60 * 1000;

/** `claimed`: SQL that selects, as `id`, those of the ids in $1 that rows still refer to. */
export type PrivateFiles = { kind: FileKind; claimed: string };

/**
 * Removes files that no row refers to: from uploads that ended in a crash, and of deleted records.
 *
 * @throws database errors; nothing is removed then
 */
export async function sweepPrivateFiles(
  pool: Pool,
  { kind, claimed }: PrivateFiles,
  now = Date.now(),
): Promise<void> {
  const ids = await privateFilesBefore(kind, new Date(now - UNCLAIMED_MS));
  if (ids.length === 0) return;
  const { rows } = await pool.query<{ id: string }>(claimed, [ids]);
  const wanted = new Set(rows.map(({ id }) => id));
  for (const id of ids) if (!wanted.has(id)) await removePrivateFile(kind, id);
}
