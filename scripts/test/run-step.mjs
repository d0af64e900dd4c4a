// One step of a test run: its output, how long it took, and the lines that say why it failed.
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { keepTimes } from './times.mjs';

/** Lines of a failed test's output that say where and why, and what a step in the browser waited for. */
const TELLING =
  /^\s*(\d+\) (?!<)|(- |\d+ × )(<.*intercepts|element is|locator resolved|waiting for)|FAIL |(Assertion|Type|Timeout)?Error: |Locator: |Expected|Received|Timeout|>\s*\d+ \||[+] {2,}"|site: .*("status":5|rror|lost))/;
/** Of those, the lines that name the test. */
const NAMING = /^(FAIL |\d+\) )/;
const REASONS = 30;
const NAMES = 10;

/** @param {string} output @returns {string[]} where and why a step failed: logs are often read from the end */
const reasonsIn = (output) => {
  const lines = output.split('\n').filter((line) => TELLING.test(line));
  return [...new Set(lines.map((line) => line.trim().slice(0, 160)))].slice(0, REASONS);
};

/** @param {string} step @returns {string[]} `npm run` of this name */
export const npmRun = (step) => {
  const npm = process.env.npm_execpath;
  const args = ['run', '--silent', step];
  return npm?.endsWith('.js') ? [process.execPath, npm, ...args] : ['npm', ...args];
};

/**
 * @typedef {{ step: string, passed: boolean, seconds: number, counts: string, reasons: string[] }} Result
 * @param {string} step
 * @param {string[]} command
 * @param {boolean} isAlone its output is shown as it comes; that of steps side by side would be mixed, and comes at the end
 * @returns {Promise<Result>}
 */
export const runStep = (step, [program = '', ...args], isAlone) =>
  new Promise((resolve) => {
    const began = Date.now();
    if (isAlone) console.log(`\n=== ${step}`);
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    // Vitest reports failures on standard error. Both streams are merged, in the order of arrival.
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        if (isAlone) process.stdout.write(text);
        output += text;
      });
    }
    child.once('exit', async (code) => {
      // Waits for what is still in the pipes; an orphaned process may hold their other end indefinitely.
      await sleep(500);
      child.stdout.destroy();
      child.stderr.destroy();
      if (!isAlone) console.log(`\n=== ${step}\n${output}`);
      const plain = output.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '');
      const counts = plain.match(/^\s*Tests\s+(.+)$/m)?.[1] ?? plain.match(/^\s*\d+ passed.*$/m)?.[0].trim();
      resolve({
        step,
        passed: code === 0,
        seconds: Math.round((Date.now() - began) / 1000),
        counts: counts ?? '',
        reasons: code === 0 ? [] : reasonsIn(plain),
      });
    });
  });

/** Prints and keeps each step's minutes, and sets the exit code. @param {Result[]} results */
export function summarize(results) {
  keepTimes(results.map(({ step, seconds }) => [step, seconds]));
  for (const { step, reasons } of results)
    if (reasons.length > 0) console.log(`\n${step} failed:\n  ${reasons.join('\n  ')}`);
  console.log('\nSummary');
  for (const { step, passed, seconds, counts } of results) {
    const minutes = (seconds / 60).toFixed(1).padStart(5);
    console.log(`  ${passed ? 'ok    ' : 'FAILED'} ${step.padEnd(20)} ${minutes} min  ${counts}`);
  }
  const failed = results.filter(({ passed }) => !passed).length;
  console.log(`${results.length - failed} steps passed, ${failed} failed`);
  // Often only the end of a long log is kept.
  const names = results.flatMap(({ reasons }) => reasons.filter((line) => NAMING.test(line)));
  for (const name of names.slice(0, NAMES)) console.log(`  ${name.slice(0, 120)}`);
  process.exitCode = failed === 0 ? 0 : 1;
}
