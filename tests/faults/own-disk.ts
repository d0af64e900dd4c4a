import { spawnSync } from 'node:child_process';
import { statfsSync } from 'node:fs';

const SIZE = '2g';
/** What is left of a full one: less than any table needs to grow. */
const REST_BYTES = 16 * 1024;

/**
 * A file system of its own under `folder`, which can become full without filling anybody else's. Only root can make
 * one, and not in every container.
 * @returns null where it cannot be made
 */
export function mountOwnDisk(folder: string) {
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=0711`, 'tmpfs', folder]);
  if (mounted.status !== 0) return null;
  const resize = (size: string | number) => {
    const done = spawnSync('mount', ['-o', `remount,size=${size}`, folder], { encoding: 'utf8' });
    if (done.status !== 0) throw new Error(`The disk did not become ${size}: ${done.stderr}`);
  };
  return {
    /** As large as what is on it. */
    fill: () => {
      const { blocks, bfree, bsize } = statfsSync(folder);
      resize((blocks - bfree) * bsize + REST_BYTES);
    },
    free: () => resize(SIZE),
    unmount: () => {
      spawnSync('umount', ['--lazy', folder]);
    },
  };
}

export type OwnDisk = NonNullable<ReturnType<typeof mountOwnDisk>>;
