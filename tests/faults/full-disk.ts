import { query } from '../support/api';
import type { OwnDisk } from './own-disk';

/** PostgreSQL's own code for a full disk. */
const REFUSE = `create function refuse_for_space() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file' using errcode = 'disk_full';
  end $$;
  create trigger refuse_for_space before insert on site.idempotency
    for each statement execute function refuse_for_space()`;

/**
 * Leaves no room for another page of the table into which every submission writes: on a file system of the tests' own,
 * where the private files stand too; where there is none, a trigger says what PostgreSQL would. @returns makes room again
 */
export async function fillDisk(
  disk: OwnDisk | null,
  site: { databaseUrl: string },
): Promise<() => Promise<void>> {
  if (disk) {
    // Without gaps in it, the table must grow with the next rows.
    await query(site, 'vacuum full site.idempotency');
    disk.fill();
    return async () => disk.free();
  }
  await query(site, REFUSE);
  return async () => {
    await query(site, 'drop function refuse_for_space() cascade');
  };
}
