import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import type { PostgresPackage } from './platform';

type Link = { source: string; target: string };

/**
 * npm packages cannot contain symbolic links; this one creates them in an install script, which `npm ci
 * --ignore-scripts` skips. Both names begin with `native/`.
 */
const linkLibraries = (native: string) => {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    const at = path.join(native, target.replace(/^native\//, ''));
    const to = path.join(native, source.replace(/^native\//, ''));
    rmSync(at, { force: true });
    mkdirSync(path.dirname(at), { recursive: true });
    symlinkSync(path.relative(path.dirname(at), to), at);
  }
};

/** A private umask (077) must not hide the programs from the account that runs them. */
const makeReadable = (folder: string) => {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) makeReadable(at);
    else if (entry.isFile()) chmodSync(at, path.basename(folder) === 'bin' ? 0o755 : 0o644);
  }
};

/**
 * A copy of the programs beside the data: node_modules may be in a private home, and `npm ci` may empty it while the
 * server runs.
 * @returns the folder with `postgres` and `initdb`
 */
export function installBinaries(source: PostgresPackage, home: string): string {
  const place = path.join(home, `postgresql-${source.version}`);
  if (!existsSync(place)) {
    const draft = `${place}.${randomUUID()}`;
    cpSync(source.nativeDir, draft, { recursive: true });
    linkLibraries(draft);
    makeReadable(draft);
    renameSync(draft, place);
  }
  for (const entry of readdirSync(home)) {
    if (entry.startsWith(`postgresql-${source.version}.`)) {
      rmSync(path.join(home, entry), { recursive: true, force: true });
    }
  }
  return path.join(place, 'bin');
}
