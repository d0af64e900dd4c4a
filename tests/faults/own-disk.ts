import { spawnSync } from 'node:child_process';
import { statfsSync } from 'node:fs';

const SIZE = '2g';
/** What remains of a full one: less than any table needs to grow. */
const REST_BYTES = 16 * 1024;
const TRIES = 100;

/**
 * A separate file system under `folder`, which can fill up without affecting anything else. Only root can create one,
 * and not in every container.
 * @returns null where that is impossible
 */
export function mountOwnDisk(folder: string) {
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=0711`, 'tmpfs', folder]);
  if (mounted.status !== 0) return null;
  const resize = (size: string | number) =>
    spawnSync('mount', ['-o', `remount,size=${size}`, folder], { encoding: 'utf8' });
  return {
    /** Shrinks it to its content. What is written meanwhile may not fit, so it checks again. */
    fill: () => {
      for (let tries = 1; ; tries += 1) {
        const { blocks, bfree, bsize } = statfsSync(folder);
        const done = resize((blocks - bfree) * bsize + REST_BYTES);
        if (done.status === 0) return;
        if (tries === TRIES) throw new Error(`The disk could not be filled: ${done.stderr}`);
      }
    },
    free: () => {
      const done = resize(SIZE);
      if (done.status !== 0) throw new Error(`The disk could not be freed: ${done.stderr}`);
    },
    unmount: () => {
      spawnSync('umount', ['--lazy', folder]);
    },
  };
}

export type OwnDisk = NonNullable<ReturnType<typeof mountOwnDisk>>;
