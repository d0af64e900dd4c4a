import type { ChildProcess } from 'node:child_process';
import { ended } from '../lib/run-process';
import { sleep } from '../lib/wait';
import { endChild } from './children';

/** Called repeatedly; each check must set its own timeout. */
export type IsServing = () => Promise<boolean> | boolean;

type Options = { name: string; isServing: IsServing; everyMs?: number; looks?: number; graceMs?: number };

const LOOK_MS = 10_000;
const LOOKS = 6;
const PATIENCE_MS = 10_000;

/**
 * Ends a process that is running but has not responded for at least a minute: to this many checks in a row. A busy or
 * briefly frozen process has answered one of them. Resolves when the process has ended, for any reason.
 */
export async function endWhenSilent(child: ChildProcess, options: Options): Promise<void> {
  const { name, isServing, everyMs = LOOK_MS, looks = LOOKS, graceMs } = options;
  let isOver = false;
  const over = ended(child).then(() => {
    isOver = true;
  });
  for (let silent = 0; silent < looks; ) {
    await Promise.race([over, sleep(everyMs)]);
    if (isOver) return;
    silent = (await isServing()) ? 0 : silent + 1;
  }
  if (isOver) return;
  process.stderr.write(`The ${name} runs and does not answer; ending it\n`);
  await endChild(child, graceMs);
}

/** Whether the web process answers on this port; the check does nothing else. */
export const answersOn = (port: number): IsServing => {
  const url = `http://127.0.0.1:${port}/api/health/live`;
  return () =>
    fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
      async (answer) => {
        await answer.body?.cancel();
        return answer.ok;
      },
      () => false,
    );
};

const LONGEST_SILENCE_MS = 30_000;

/** Whether the worker has reported recently, as it does every few seconds. */
export const saysAlive = (child: ChildProcess): IsServing => {
  let last = performance.now();
  child.on('message', () => {
    last = performance.now();
  });
  return () => performance.now() - last < LONGEST_SILENCE_MS;
};
