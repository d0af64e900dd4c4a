import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  rmdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Refusal } from '../lib/refusal';

/** The server's account; undefined = that of the launcher. */
type Account = { uid: number; gid: number } | undefined;

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
function accountFor(cluster: string): Account {
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
function canEnter(folder: string, account: Account): boolean {
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

export type Home = { folder: string; cluster: string; account: Account };

/** Others may pass through (the server's account must) but not list it, whatever the umask says. */
const makeFolder = (folder: string) => {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
  chmodSync(folder, 0o711);
};

/** Where root can store what another account must reach, best first. Neither is emptied at boot. */
const SHARED_PLACES = ['/var/lib/colonnade', '/var/tmp/colonnade'];

const makeSharedHome = (dataDir: string): string => {
  for (const place of SHARED_PLACES) {
    const folder = path.join(place, randomBytes(6).toString('hex'));
    try {
      makeFolder(folder);
      writeFileSync(path.join(folder, 'belongs-to'), `${dataDir}\n`);
      return folder;
    } catch {
      // A read-only system folder: try the next one.
    }
  }
  throw new Refusal(
    `The database's account cannot reach ${dataDir}, and ${SHARED_PLACES.join(' and ')} cannot be written: set DATA_DIR to a folder outside a private home.`,
  );
};

/**
 * The folder with cluster, password, port, log and binaries: `DATA_DIR/postgres`. If the server's account cannot get
 * there (root with a clone under /root, mode 0700), that name is a symbolic link to a folder under
 * /var/lib/colonnade, so the database still belongs to this DATA_DIR: it moves with it, and another DATA_DIR has its
 * own.
 */
export function makeHome(dataDir: string): Home {
  makeFolder(path.resolve(dataDir));
  const name = path.join(path.resolve(dataDir), 'postgres');
  const known = lstatSync(name, { throwIfNoEntry: false }) !== undefined;
  if (!known) makeFolder(name);
  const describe = (folder: string): Home => {
    const cluster = path.join(folder, 'data');
    return { folder, cluster, account: accountFor(cluster) };
  };
  let real: string;
  try {
    real = realpathSync(name);
  } catch {
    throw new Refusal(
      `${name} is a broken link: restore the folder it points to, or remove the link to start empty.`,
    );
  }
  const home = describe(real);
  if (canEnter(home.folder, home.account)) return home;
  if (known) {
    throw new Refusal(
      `The database's account (uid ${home.account?.uid}) cannot reach ${home.folder}: let others pass through the folders above it.`,
    );
  }
  rmdirSync(name);
  const shared = makeSharedHome(path.resolve(dataDir));
  symlinkSync(shared, name);
  return describe(shared);
}
