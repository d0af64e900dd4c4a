import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openEmbeddedDatabase } from '../../scripts/embedded-postgres/launcher';
import { startSite } from '../support/site';
import { startSmtp } from '../support/smtp-fake';
import { mountOwnDisk } from './own-disk';

type Undo = (work: () => unknown) => void;

/** @param undo collects what must be ended, last first */
async function build(undo: Undo) {
  const folder = mkdtempSync(path.join(tmpdir(), 'colonnade-faults-'));
  undo(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o711);
  const disk = mountOwnDisk(folder);
  undo(() => disk?.unmount());
  // A write-ahead log that stays small fits on a small disk.
  const settings = { max_wal_size: '64MB', min_wal_size: '32MB' };
  const database = await openEmbeddedDatabase({ dataDir: folder, database: 'faults', settings });
  undo(() => database.close());
  const smtp = await startSmtp();
  undo(() => smtp.stop());
  const mediaDir = path.join(folder, 'media');
  mkdirSync(mediaDir);
  const env = {
    SMTP_URL: smtp.url,
    TRUSTED_PROXIES: '127.0.0.1',
    DATA_DIR: folder,
    MEDIA_DIR: mediaDir,
  };
  const begin = async () => {
    const site = await startSite({ database: database.url, connections: database.connections, env });
    undo(() => site.stop());
    return site;
  };
  const [site, twin] = await Promise.all([begin(), begin()]);
  site.startWorker();
  return { folder, disk, database, smtp, site, twin, postmaster: () => database.pid() as number };
}

/**
 * A separate database server with an empty database, on its own disk where possible; a mail server; and two instances
 * that start on that database at the same time. All faults share them.
 */
export async function makeFaultEnvironment() {
  const works: (() => unknown)[] = [];
  /** If one cannot be undone, the others must still be. */
  const stop = async () => {
    const failures: unknown[] = [];
    for (const work of works.splice(0).toReversed()) {
      try {
        await work();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'The world could not be taken down');
  };
  try {
    return { ...(await build((work) => works.push(work))), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

export type FaultEnvironment = Awaited<ReturnType<typeof makeFaultEnvironment>>;
