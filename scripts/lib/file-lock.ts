import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { isRunning, ownIdentity } from './process-identity';
import { Refusal } from './refusal';
import { sleep } from './wait';

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/** Creates `file` with its content in one step, so that nobody reads an incomplete one. */
const createOnce = (file: string, content: string): boolean => {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
};

const holderRuns = (content: string): boolean => isRunning(content.split(' ', 1)[0] ?? '');

/**
 * Replaces the lock of a process that died. Two may notice at the same time: only the one that creates the marker
 * named after that very lock may replace it, and it checks again once it has the marker.
 */
const takeOver = (file: string, stale: string, mine: string): boolean => {
  const marker = `${file}.after-${stale.split(' ')[1]}`;
  if (!createOnce(marker, mine)) {
    if (!holderRuns(read(marker) ?? mine)) rmSync(marker, { force: true });
    return false;
  }
  try {
    if (read(file) !== stale) return false;
    const draft = `${file}.${randomUUID()}`;
    writeFileSync(draft, mine);
    renameSync(draft, file);
    return true;
  } finally {
    rmSync(marker, { force: true });
  }
};

/**
 * A lock between processes of one machine that does not outlive its holder.
 * @param onWait called once when another process holds it
 * @returns releases the lock
 * @throws Refusal when the holder keeps it for longer than `patienceMs`
 */
export async function takeLock(
  file: string,
  { patienceMs = 120_000, onWait }: { patienceMs?: number; onWait?: () => void } = {},
): Promise<() => void> {
  const mine = `${ownIdentity()} ${randomUUID()}`;
  const end = Date.now() + patienceMs;
  for (let waited = false; ; waited = true) {
    const held = read(file);
    const got = held === undefined ? createOnce(file, mine) : !holderRuns(held) && takeOver(file, held, mine);
    if (got) break;
    if (!waited) onWait?.();
    if (Date.now() > end) throw new Refusal(`Another process holds ${file} for too long: stop it first.`);
    await sleep(50);
  }
  return () => {
    if (read(file) === mine) rmSync(file, { force: true });
  };
}
