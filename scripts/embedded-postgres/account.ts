import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { Refusal } from '../lib/refusal';

/** Whom the server runs as; undefined = whoever runs the launcher. */
export type Account = { uid: number; gid: number } | undefined;

const numberOf = (flag: '-u' | '-g'): number => {
  const shown = spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' });
  const id = Number(shown.stdout?.trim());
  return shown.status === 0 && Number.isSafeInteger(id) ? id : 65534;
};

/**
 * PostgreSQL refuses to run as root. Root therefore lends it the account `nobody`, or the owner of a cluster that an
 * ordinary user made before.
 * @param cluster the data folder, which may not exist yet
 * @throws Refusal when the cluster belongs to somebody whom this process cannot become
 */
export function accountFor(cluster: string): Account {
  const owner = statSync(cluster, { throwIfNoEntry: false });
  const me = process.getuid?.();
  if (me !== 0) {
    if (owner && owner.uid !== me) {
      throw new Refusal(
        `The database in ${cluster} belongs to another user (uid ${owner.uid}): start as that user or as root, or set DATA_DIR.`,
      );
    }
    return undefined;
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return { uid: numberOf('-u'), gid: numberOf('-g') };
}

/** Whether the account gets into a folder: asked of the kernel, since modes alone do not show ACLs. */
export function canEnter(folder: string, account: Account): boolean {
  const tried = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  });
  if (tried.error) {
    throw new Refusal(
      'PostgreSQL refuses to run as root, and this root may not become another user: start as an ordinary user, or set DATABASE_URL.',
    );
  }
  return tried.status === 0;
}
