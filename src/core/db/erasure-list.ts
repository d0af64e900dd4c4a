import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { env } from '@/env';
import { keyedHash, keyedHashes } from '@/kit/db/keyed-hash';
import { mailboxKey } from '@/kit/db/limiter';
import { syncFolder } from '@/kit/db/private-files';
import { keyIds } from '@/kit/db/secret-keys';

/** Who was erased, and when; nothing that somebody could read back. */
export type Erasure = {
  /** Keyed hash of the address. */
  address: string;
  /** ISO 8601, to the millisecond. What arrived later is a new request and stays. */
  at: string;
  /** Identifies the secret of the hash: with another one nobody is found. */
  key: string;
};

const line = z.object({ address: z.string(), at: z.iso.datetime(), key: z.string() });

export const erasureMark = (address: string) => keyedHash('erasure', mailboxKey(address));
/** Under every secret that there was: a rotation must not forget anybody. */
export const erasureMarks = (address: string) => keyedHashes('erasure', mailboxKey(address));
/** The secrets of the marks, newest first. */
export const erasureKeys = () => keyIds('erasures');

/** Outside of the database: a restored database must still know who was erased since. */
const listFile = () => path.join(path.resolve(env().DATA_DIR), 'erasures.jsonl');

const parse = (text: string): Erasure[] => {
  try {
    const parsed = line.safeParse(JSON.parse(text));
    return parsed.success ? [parsed.data] : [];
  } catch {
    // A line cut off by a power failure; that erasure was never acknowledged.
    return [];
  }
};

export const parseErasures = (text: string): Erasure[] => text.split('\n').flatMap(parse);

export async function readErasures(): Promise<Erasure[]> {
  const text = await readFile(listFile(), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return parseErasures(text);
}

/** On disk when it resolves. @throws system errors */
export async function appendErasures(erasures: readonly Erasure[]): Promise<void> {
  if (erasures.length === 0) return;
  await mkdir(path.dirname(listFile()), { recursive: true });
  const handle = await open(listFile(), 'a', 0o600);
  try {
    // The first line break ends what a crash may have left incomplete.
    const { size } = await handle.stat();
    const lines = erasures.map((one) => `${JSON.stringify(one)}\n`).join('');
    await handle.writeFile(size > 0 ? `\n${lines}` : lines);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await syncFolder(path.dirname(listFile()));
}
