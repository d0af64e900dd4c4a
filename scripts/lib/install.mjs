import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean }> | undefined} */
const packagesIn = (file) => {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
};

/** npm records what it installed in node_modules; optional packages may be missing (other platforms). */
const isInstalled = () => {
  const wanted = packagesIn('package-lock.json');
  const present = packagesIn('node_modules/.package-lock.json');
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(
    ([name, { version, optional }]) =>
      name === '' || present[name]?.version === version || (optional && !present[name]),
  );
};

/**
 * Runs `npm ci` without install scripts, which this project does not need, when node_modules is missing or differs
 * from the lock file.
 * @returns {Promise<boolean>} false when npm failed; it has printed why
 */
export const ensureInstalled = () =>
  new Promise((resolve) => {
    if (isInstalled()) return resolve(true);
    console.log('- Installing packages (a minute or two; only after a change)');
    const npm = process.env.npm_execpath;
    const flags = [
      'ci',
      '--ignore-scripts',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
    ];
    const options = { cwd: root, stdio: /** @type {const} */ (['ignore', 'ignore', 'inherit']) };
    const child = npm?.endsWith('.js')
      ? spawn(process.execPath, [npm, ...flags], options)
      : spawn('npm', flags, options);
    child.once('error', () => resolve(false));
    child.once('exit', (code) => {
      if (code !== 0) console.error('The packages could not be installed: npm says why above.');
      resolve(code === 0);
    });
  });
