import { randomBytes } from 'node:crypto';
import { existsSync, rmSync, statfsSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import path from 'node:path';

const MB = 1024 * 1024;
/** Four segments of PostgreSQL's log: a recovery writes this much before it can remove any. */
const RESERVE_BYTES = 64 * MB;
/** Reserved only if this much is free: the reserve itself must not fill the disk. */
const PLENTY_BYTES = 4 * RESERVE_BYTES;
/** With less than one segment, nothing can be written. */
const FULL_BYTES = 16 * MB;

const reserveFile = (folder: string) => path.join(folder, 'reserve');

const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

export const isFull = (folder: string): boolean => freeBytes(folder) < FULL_BYTES;

/** Reserves the space once there is plenty. Random bytes: a file system that compresses would not store zeros. */
export async function keepReserve(folder: string): Promise<void> {
  if (existsSync(reserveFile(folder)) || freeBytes(folder) < PLENTY_BYTES) return;
  const draft = `${reserveFile(folder)}.new`;
  const file = await open(draft, 'w', 0o600);
  try {
    const block = randomBytes(MB);
    for (let written = 0; written < RESERVE_BYTES; written += block.length) await file.write(block);
  } finally {
    await file.close();
  }
  await rename(draft, reserveFile(folder));
}

/** Releases the space when the disk is full. @returns whether there was any to release */
export function giveUpReserve(folder: string): boolean {
  rmSync(`${reserveFile(folder)}.new`, { force: true });
  if (!isFull(folder) || !existsSync(reserveFile(folder))) return false;
  rmSync(reserveFile(folder));
  return true;
}
