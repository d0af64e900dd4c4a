// `npm run test:times`: how long each step took when it ran last, and the slowest files of tests.
import { existsSync } from 'node:fs';
import { readTimes, slowestOf } from './test/times.mjs';

const all = Object.entries(readTimes());
const steps = all.filter(([name]) => !name.includes('/'));
// A file that is gone keeps its last seconds.
const files = all.filter(([name]) => name.includes('/') && existsSync(name));
for (const [step, seconds] of steps) console.log(`${(seconds / 60).toFixed(1).padStart(5)} min  ${step}`);
console.log(`\nThe slowest of ${files.length} files:\n${slowestOf(files).join('\n')}`);
