import type { Pool } from 'pg';
import { type PrivateFiles, sweepPrivateFiles } from './sweep-private-files';

/**
 * Files in the conversations about records (table `site.record_files`): `entry_id` is the message or email that has
 * them, 0 the form itself, and null the draft of `user_id`.
 */
export const RECORD_FILES: PrivateFiles = {
  kind: 'records',
  claimed: 'select id from site.record_files where id = any($1::uuid[])',
};

/** Removes files that no conversation refers to. @throws database errors */
export const sweepRecordFiles = (pool: Pool, now?: number): Promise<void> =>
  sweepPrivateFiles(pool, RECORD_FILES, now);
