import type { Pool } from 'pg';
import { sweepPrivateFiles } from '@/db/sweep-private-files';

/** Removes design files that no quote speaks of. @throws database errors */
export const sweepDesigns = (pool: Pool, now?: number): Promise<void> =>
  sweepPrivateFiles(
    pool,
    { kind: 'quotes', claimed: 'select design_file as id from quotes where design_file = any($1)' },
    now,
  );
