import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning, ownIdentity } from '../lib/process-identity';

/**
 * The launchers that use the server now: one empty file each, named by its identity. The last one to leave stops the
 * server. Call these only while holding the launcher's lock.
 */
const folderOf = (home: string) => path.join(home, 'users');

export function enter(home: string): void {
  mkdirSync(folderOf(home), { recursive: true });
  writeFileSync(path.join(folderOf(home), ownIdentity()), '');
}

/** @returns true when nobody is left */
export function leave(home: string): boolean {
  rmSync(path.join(folderOf(home), ownIdentity()), { force: true });
  let left = 0;
  for (const identity of readdirSync(folderOf(home))) {
    if (isRunning(identity)) left += 1;
    else rmSync(path.join(folderOf(home), identity), { force: true });
  }
  return left === 0;
}
