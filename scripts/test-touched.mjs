// `npm run test:touched [base]`: the parts of `npm run test:long` that what changed since `base` (main) touches.
import { execFileSync } from 'node:child_process';
import { DAILY, PARTS, TAGGED } from './test/parts.mjs';

const [base = 'main'] = process.argv.slice(2);
/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = [
  ...git('diff', '--name-only', '--merge-base', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];
// What all tests share is a reason for every part.
const SHARED = /^tests\/support\/(api|e2e|site|site-processes|test-server)\.ts|^(vitest|playwright)\.config/;
const isShared = changed.some((file) => SHARED.test(file));
const parts = Object.entries(PARTS).flatMap(([name, { files, touched, onlyNamed }]) => {
  if (changed.some((file) => files.includes(file))) return [name];
  return !onlyNamed && (isShared || changed.some((file) => touched?.test(file))) ? [name] : [];
});
if (isShared || changed.some((file) => DAILY.includes(file))) parts.push(TAGGED);
console.log(parts.length > 0 ? `npm run test:long -- ${parts.join(' ')}` : 'No part of npm run test:long.');
