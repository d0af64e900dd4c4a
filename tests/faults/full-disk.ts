import { query } from '../support/api';
import type { OwnDisk } from './own-disk';
import { limitFiles } from './server-processes';

type Server = { databaseUrl: string; postmaster: number };

/** One file of PostgreSQL's own log is 16 MB long: these rows make a table longer. */
const FILLER = `insert into site.idempotency (path, key, content_hash, answer)
  select '/filler', gen_random_uuid(), repeat('x', 200), '{}' from generate_series(1, 80000)`;

async function limitTable({ databaseUrl, postmaster }: Server): Promise<() => Promise<void>> {
  const site = { databaseUrl };
  await query(site, FILLER);
  const [row] = await query<{ bytes: number }>(
    site,
    `select pg_relation_size('site.idempotency')::int as bytes`,
  );
  limitFiles(postmaster, row?.bytes ?? 0);
  return async () => {
    limitFiles(postmaster, null);
    await query(site, `delete from site.idempotency where path = '/filler'`);
  };
}

/**
 * Leaves no room for another page of the table into which every submission writes: on a file system of the tests' own,
 * where the private files stand too; else by a limit on the size of the server's files. @returns makes room again
 */
export async function fillDisk(disk: OwnDisk | null, server: Server): Promise<() => Promise<void>> {
  // Without gaps in it, the table must grow with the next rows.
  await query(server, 'vacuum full site.idempotency');
  if (!disk) return limitTable(server);
  disk.fill();
  return async () => disk.free();
}
