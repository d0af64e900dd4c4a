import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { env } from '@/env';
import { keyedHash } from './keyed-hash';
import { mailboxKey } from './limiter';
import { syncFolder } from './private-files';

/** Who was erased, and when: nothing that somebody could read back. */
export type Erasure = {
  /** Keyed hash of the address. */
  address: string;
  /** ISO 8601, to the millisecond. What came in later is a new wish and stays. */
  at: string;
  /** Tells with which secret the hash was made: another one finds nobody. */
  key: string;
};

const line = z.object({ address: z.string(), at: z.iso.datetime(), key: z.string() });

export const erasureMark = (address: string) => keyedHash('erasure', mailboxKey(address));
export const presentKey = () => keyedHash('erasure-key', '').slice(0, 8);

/** Beside the database, not in it: a restored database must not forget who was erased since. */
const listFile = () => path.join(path.resolve(env().DATA_DIR), 'erasures.jsonl');

const parse = (text: string): Erasure[] => {
  try {
    const parsed = line.safeParse(JSON.parse(text));
    return parsed.success ? [parsed.data] : [];
  } catch {
    // The end of a file that was being written when the power went; that erasure was never acknowledged.
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

/** On the disk when it resolves. @throws system errors */
export async function keepErasures(erasures: readonly Erasure[]): Promise<void> {
  if (erasures.length === 0) return;
  await mkdir(path.dirname(listFile()), { recursive: true });
  const handle = await open(listFile(), 'a', 0o600);
  try {
    // The first line break ends what a crash may have left half written.
    const { size } = await handle.stat();
    const lines = erasures.map((one) => `${JSON.stringify(one)}\n`).join('');
    await handle.writeFile(size > 0 ? `\n${lines}` : lines);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await syncFolder(path.dirname(listFile()));
}
