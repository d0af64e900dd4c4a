import type { Pool } from 'pg';
import { type PrivateFiles, sweepPrivateFiles } from '@/core/db/sweep-private-files';

export const DESIGN_FILES: PrivateFiles = {
  kind: 'quotes',
  claimed: 'select design_file as id from quotes where design_file = any($1)',
};

/** Removes design files that no quote refers to. @throws database errors */
export const sweepDesigns = (pool: Pool, now?: number): Promise<void> =>
  sweepPrivateFiles(pool, DESIGN_FILES, now);
