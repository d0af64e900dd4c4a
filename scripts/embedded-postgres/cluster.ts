import { spawnSync } from 'node:child_process';
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Refusal } from '../lib/refusal';
import { ROLE_NAMES, type Roles } from '../roles/make-roles';
import type { Home } from './home';

/** None of the caller's PG* or locale variables may reach the server. */
export const serverEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  LC_ALL: 'C',
  TZ: 'UTC',
  NODE_ENV: process.env.NODE_ENV,
});

const MAJOR = '18';

const passwordFile = (home: Home) => path.join(home.folder, 'password');

const superuserPassword = (home: Home) => readFileSync(passwordFile(home), 'utf8').trim();

/** As the superuser, for this launcher alone. */
export const urlOf = (home: Home, port: number, database: string): string =>
  `postgres://postgres:${encodeURIComponent(superuserPassword(home))}@127.0.0.1:${port}/${database}`;

/** Their passwords are derived from the superuser's, never the other way around: nothing else needs to be stored. */
export const rolesOf = (home: Home): Record<keyof Roles, { name: string; password: string }> => {
  const login = (name: string) => ({
    name,
    password: createHmac('sha256', superuserPassword(home)).update(name).digest('base64url'),
  });
  return { owner: login(ROLE_NAMES.owner), web: login(ROLE_NAMES.web), worker: login(ROLE_NAMES.worker) };
};

const checkVersion = (cluster: string) => {
  const version = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (version === MAJOR) return;
  throw new Refusal(`PostgreSQL ${version} created the database in ${cluster}; this one is ${MAJOR}.`);
};

/**
 * Creates the cluster once, in a folder beside its final one, and moves it when it is complete: a start that was
 * killed midway leaves nothing that looks like a database.
 */
export function ensureCluster(home: Home, bin: string): void {
  if (existsSync(home.cluster)) {
    checkVersion(home.cluster);
    return;
  }
  for (const entry of readdirSync(home.folder)) {
    if (entry.startsWith('new-')) rmSync(path.join(home.folder, entry), { recursive: true, force: true });
  }
  const draft = path.join(home.folder, `new-${randomUUID()}`);
  const data = path.join(draft, 'data');
  const secret = path.join(draft, 'password');
  mkdirSync(draft, { mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  writeFileSync(secret, password, { mode: 0o600 });
  if (home.account) for (const at of [draft, secret]) chownSync(at, home.account.uid, home.account.gid);
  const made = spawnSync(
    path.join(bin, 'initdb'),
    [
      ...['-D', data, '-U', 'postgres', `--pwfile=${secret}`, '--auth=scram-sha-256'],
      // Under LANG=C initdb would choose SQL_ASCII, which breaks Greek names.
      ...['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'],
    ],
    { ...home.account, cwd: home.folder, env: serverEnvironment(), encoding: 'utf8' },
  );
  if (made.status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    const why = made.error?.message ?? made.stderr.split('\n').find((line) => line.includes('error')) ?? '';
    throw new Refusal(`The database in ${home.folder} could not be created. ${why.trim()}`);
  }
  rmSync(passwordFile(home), { force: true });
  writeFileSync(passwordFile(home), password, { mode: 0o600 });
  renameSync(data, home.cluster);
  rmSync(draft, { recursive: true, force: true });
}
