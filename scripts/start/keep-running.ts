import type { ChildProcess } from 'node:child_process';
import { ended } from '../lib/run-process';
import { sleep } from '../lib/wait';
import { endChild, noteChild } from './children';
import { endWhenSilent, type IsServing } from './end-when-silent';
import type { Lifecycle } from './lifecycle';

type Options = {
  name: string;
  dataDir: string;
  begin: () => ChildProcess;
  /** Whether a process responds; without this check, any running process counts. */
  serves?: (child: ChildProcess) => IsServing;
};

const LONG_LIFE_MS = 60_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Starts a process, and restarts it whenever it dies, after a pause that doubles with each early death. A process
 * that is running but does not respond is ended.
 * @param begin starts it once
 * @returns the first process, so that callers can wait for its first message
 */
export function keepRunning(lifecycle: Lifecycle, { name, dataDir, begin, serves }: Options): ChildProcess {
  let child: ChildProcess;
  const launch = () => {
    child = begin();
    noteChild(dataDir, child);
    if (serves) void endWhenSilent(child, { name, isServing: serves(child) });
    return child;
  };
  const first = launch();
  lifecycle.onStop(() => endChild(child));

  const watch = async () => {
    for (let pauseMs = 1_000; ; ) {
      const began = Date.now();
      await ended(child);
      if (lifecycle.isStopping) return;
      if (Date.now() - began > LONG_LIFE_MS) pauseMs = 1_000;
      process.stderr.write(`The ${name} ended; starting it again in ${pauseMs / 1000} s\n`);
      await sleep(pauseMs);
      if (lifecycle.isStopping) return;
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      launch();
    }
  };
  void watch();
  return first;
}
