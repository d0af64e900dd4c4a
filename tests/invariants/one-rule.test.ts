import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { STATE_MACHINES } from '../../src/state-machines';

const MACHINES = Object.values(STATE_MACHINES);
const NOT_RULED = /\.test\.tsx?$|^src\/migrations\/|^src\/features\/[^/]+\/rules\/|payload-types/;
const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !NOT_RULED.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '') }));

/** Files that contain a match. */
const filesWith = (what: RegExp) =>
  sources.filter(({ text }) => text.search(what) >= 0).map(({ file }) => file);

describe('a rule on states stands once', () => {
  it('has records change their state, and their history written, by `transition` alone', () => {
    const tables = MACHINES.map(({ table }) => table).join('|');
    const statement = new RegExp(
      `update\\s+(${tables})\\s+set\\b(?:(?!\\bwhere\\b)[^\`;])*\\b(status|state)\\s*=`,
      'i',
    );
    expect('update waitlist set name = $1, status = $2 where').toMatch(statement);
    expect(filesWith(statement)).toEqual([]);
    expect(filesWith(/into transitions\b/i)).toEqual(['src/db/transition.ts']);
  });

  it('says in the rules alone which states belong together', () => {
    /** Looks like states, but is not. */
    const others = ['src/ui/page-shell/header-frame.tsx'];
    const together = sources.flatMap(({ file, text }) =>
      text.split('\n').flatMap((line) => {
        const told = MACHINES.filter(
          ({ options }) =>
            options.filter(({ value }) => new RegExp(`['",]${value}['",]`).test(line)).length > 1,
        );
        return told.length > 0 && !others.includes(file) ? [`${file}: ${line.trim()}`] : [];
      }),
    );
    expect(together).toEqual([]);
  });

  it('compares no label, and spells none out where a state is meant', () => {
    const labels = MACHINES.flatMap(({ options }) => options.map(({ label }) => label)).join('|');
    expect(filesWith(new RegExp(`(===|!==|\\bin \\(|=)\\s*'(${labels})'`))).toEqual([]);
  });

  it('counts the hours of an answer in one place', () => {
    expect(filesWith(/\bANSWER_HOURS =/)).toEqual(['src/shared/answer-clock.ts']);
    expect(filesWith(/due_?at\b.*(interval|getTime\(\) \+|now\(\) \+|HOURS?\b)/i)).toEqual([]);
  });
});
