import { chownSync, mkdirSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Client } from 'pg';

/** Where Linux stores files in memory. */
const MEMORY = '/dev/shm';
const PREFIX = 'colonnade-test-';
/** For the databases of a dozen sites at once, several times over. */
const ENOUGH_BYTES = 2 ** 31;

const hasRoom = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ENOUGH_BYTES;
  } catch {
    return false;
  }
};

const runs = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** A run that was killed could not remove its own. */
function removeAbandoned(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : Number.NaN;
    if (Number.isInteger(pid) && !runs(pid))
      rmSync(path.join(MEMORY, name), { recursive: true, force: true });
  }
}

/**
 * A tablespace in memory, if this machine has room there. A site's database has 1,900 files, and dropping one makes the
 * server write those of all others to the disk first: that took half a second of processor time for each site, and
 * seconds of waiting. The log stays on the disk, and every setting is as in production.
 */
export async function makeMemorySpace(client: Client): Promise<{ tablespace: string; remove: () => void }> {
  if (!hasRoom()) return { tablespace: 'pg_default', remove: () => {} };
  removeAbandoned();
  const folder = path.join(MEMORY, `${PREFIX}${process.pid}`);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    mkdirSync(folder, { mode: 0o700 });
    const { rows } = await client.query<{ cluster: string }>(
      `select current_setting('data_directory') as cluster`,
    );
    const { uid, gid } = statSync(rows[0]?.cluster ?? '');
    chownSync(folder, uid, gid);
    await client.query(`create tablespace in_memory location '${folder}'`);
    return { tablespace: 'in_memory', remove };
  } catch (error) {
    remove();
    throw error;
  }
}
