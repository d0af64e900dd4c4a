import type { Pool } from 'pg';
import { type PrivateFiles, sweepPrivateFiles } from '@/core/db/sweep-private-files';

export const LIST_FILES: PrivateFiles = {
  kind: 'follower-lists',
  claimed: 'select file_id as id from site.draw_lists where file_id = any($1)',
};

/** Removes the files of follower lists that were read, or that no round needs. @throws database errors */
export const sweepLists = (pool: Pool): Promise<void> => sweepPrivateFiles(pool, LIST_FILES);
