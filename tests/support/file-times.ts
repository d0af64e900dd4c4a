import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/lib/root';

/** The last measured seconds of each test file, for whoever decides what `npm test` can afford. Not in git. */
const FILE = path.join(root, 'test-times.json');
const SHOWN = 30;

/** Stores how long each file took, and prints the slowest of a run of several. @param times in ms, by path */
export function reportFileTimes(times: ReadonlyMap<string, number>): void {
  const seconds = [...times]
    .map(([file, ms]) => [path.relative(root, file), Math.round(ms / 100) / 10] as const)
    .toSorted(([, a], [, b]) => b - a);
  const before = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
  const all = Object.entries<number>({ ...before, ...Object.fromEntries(seconds) });
  const sorted = Object.fromEntries(all.toSorted(([a], [b]) => a.localeCompare(b)));
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`);
  if (seconds.length < 2) return;
  const lines = seconds.slice(0, SHOWN).map(([file, took]) => `${took.toFixed(1).padStart(7)} s  ${file}`);
  process.stdout.write(`\nThe slowest of ${seconds.length} files:\n${lines.join('\n')}\n`);
}
