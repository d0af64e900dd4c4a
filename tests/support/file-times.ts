import path from 'node:path';
import { projectRoot } from '../../scripts/lib/root';
import { keepTimes, slowestOf } from '../../scripts/test/times.mjs';

/** Keeps how long each file took, and prints the slowest of a run of several. @param times in ms, by path */
export function reportFileTimes(times: ReadonlyMap<string, number>): void {
  const seconds = [...times].map(
    ([file, ms]) => [path.relative(projectRoot, file), Math.round(ms / 100) / 10] as const,
  );
  keepTimes(seconds);
  if (seconds.length < 2) return;
  process.stdout.write(`\nThe slowest of ${seconds.length} files:\n${slowestOf(seconds).join('\n')}\n`);
}
