// The last measured seconds of each step of `npm test` and of each test file that needs a site. Not in git.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL('../../test-times.json', import.meta.url);

/** @returns {Record<string, number>} seconds, by step or by path */
export const readTimes = () => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {});

/** @param {readonly (readonly [string, number])[]} measured in seconds */
export function keepTimes(measured) {
  const all = Object.entries({ ...readTimes(), ...Object.fromEntries(measured) });
  const sorted = Object.fromEntries(all.toSorted(([a], [b]) => a.localeCompare(b)));
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`);
}

const SHOWN = 30;

/** @param {readonly (readonly [string, number])[]} files @returns {string[]} the slowest, a line each */
export const slowestOf = (files) =>
  files
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, SHOWN)
    .map(([file, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
