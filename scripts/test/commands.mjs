import { DAILY, PARTS, TAGGED } from './parts.mjs';

const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'int', '--project', 'int-alone'];
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test'];

/** How to select, in each runner, the tests that are tagged `long`, or those that are not. */
const TAGS = {
  long: { vitest: ['--tags-filter', 'long'], playwright: ['--grep', '@long'] },
  daily: { vitest: ['--tags-filter', '!long'], playwright: ['--grep-invert', '@long'] },
  all: { vitest: [], playwright: [] },
};

/**
 * @param {string[]} files
 * @param {keyof typeof TAGS} tagged
 * @returns {Record<'int' | 'e2e', string[] | undefined>} the command lines that run these files
 */
const commandsFor = (files, tagged) => {
  const browser = files.filter((file) => file.startsWith('tests/e2e/'));
  const others = files.filter((file) => !browser.includes(file));
  const { vitest, playwright } = TAGS[tagged];
  return {
    int: others.length > 0 ? [process.execPath, ...VITEST, ...vitest, ...others] : undefined,
    e2e: browser.length > 0 ? [process.execPath, ...PLAYWRIGHT, ...playwright, ...browser] : undefined,
  };
};

export const dailyCommands = () => commandsFor(DAILY, 'daily');

/** @param {string} part */
export const partCommands = (part) =>
  part === TAGGED ? commandsFor(DAILY, 'long') : commandsFor(PARTS[part]?.files ?? [], 'all');
