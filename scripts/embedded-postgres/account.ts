import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { Refusal } from '../lib/refusal';

/** The server's account; undefined = that of the launcher. */
export type Account = { uid: number; gid: number } | undefined;

const numberOf = (flag: '-u' | '-g'): number => {
  const shown = spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' });
  const id = Number(shown.stdout?.trim());
  return shown.status === 0 && Number.isSafeInteger(id) ? id : 65534;
};

/**
 * PostgreSQL refuses to run as root. So root runs it as the account `nobody`, or as the owner of a cluster that an
 * ordinary user made before.
 * @param cluster the data folder, which may not exist yet
 * @throws Refusal when the cluster belongs to an account that this process cannot switch to
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

/** Whether the account can enter a folder: asks the kernel, because modes alone do not show ACLs. */
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
