import { closeSync, copyFileSync, openSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';

const LIMIT_BYTES = 5_000_000;

const logFile = (folder: string) => path.join(folder, 'server.log');

/**
 * Keeps the log below 5 MB, with older lines in `server.log.1`. The server has its log open and appends, so the file
 * is copied and truncated; without space for a copy it is only truncated, which frees some.
 */
export function boundLog(folder: string): void {
  const file = logFile(folder);
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= LIMIT_BYTES) return;
  try {
    copyFileSync(file, `${file}.1`);
  } catch {
    rmSync(`${file}.1`, { force: true });
  }
  truncateSync(file);
}

/**
 * @returns a descriptor to append with; `close` closes it; `failure` is the first line since then that explains a
 * failed start
 */
export function openLog(folder: string) {
  boundLog(folder);
  const file = logFile(folder);
  const from = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const descriptor = openSync(file, 'a', 0o600);
  return {
    descriptor,
    close: () => closeSync(descriptor),
    failure: (): string => {
      const lines = readFileSync(file).subarray(from).toString('utf8').trim().split('\n');
      const line = lines.find((one) => /FATAL|PANIC|could not|error while loading/.test(one));
      // Without time and process, so that the same cause gives the same text.
      return (line ?? lines.at(-1) ?? '').replace(/^.*?(?=[A-Z]+: )/, '').trim();
    },
  };
}
