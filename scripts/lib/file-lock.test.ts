import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../../tests/support/temp-folder';
import { takeLock } from './file-lock';

const lockFile = () => path.join(tempFolder(), 'lock');

describe('a lock between processes', () => {
  it('admits one holder at a time', async () => {
    const file = lockFile();
    let inside = 0;
    let most = 0;
    const work = async () => {
      const release = await takeLock(file);
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setTimeout(resolve, 5));
      inside -= 1;
      release();
    };
    await Promise.all(Array.from({ length: 8 }, work));
    expect(most).toBe(1);
    expect(existsSync(file)).toBe(false);
  });

  it('is taken over from a dead process, by exactly one of many', async () => {
    const file = lockFile();
    writeFileSync(file, '999999999:1 gone');
    const got: number[] = [];
    const take = async (index: number) => {
      const release = await takeLock(file);
      got.push(index);
      release();
    };
    await Promise.all([take(1), take(2), take(3)]);
    expect(got.toSorted()).toEqual([1, 2, 3]);
  });

  it('gives up when the holder keeps it too long', async () => {
    const file = lockFile();
    const release = await takeLock(file);
    await expect(takeLock(file, { patienceMs: 100 })).rejects.toThrow('holds');
    release();
  });
});
