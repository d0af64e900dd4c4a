import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeLicenses } from '../../scripts/licenses.mjs';
import { ROLE_NAMES } from '../../scripts/roles/make-roles';
import { PURPOSE_NAMES } from '../../src/db/secret-purposes';
import { environmentSchema } from '../../src/env';
import { repositoryFiles } from '../support/repository-files';

const read = (file: string) => readFileSync(file, 'utf8');
/** @param heading of the second level, or its beginning @returns what follows it, up to the next one */
const sectionOf = (file: string, heading: string) =>
  read(file).split(`\n## ${heading}`)[1]?.split('\n## ')[0] ?? '';
const rowsOf = (file: string) =>
  read(file)
    .split('\n')
    .filter((line) => line.startsWith('|'));

it('lists the licenses of everything shipped; `npm run lock` writes the list', () => {
  const { packages } = JSON.parse(read('package-lock.json'));
  expect(read('docs/licenses.md')).toBe(describeLicenses(packages));
});

it('ships nothing under terms that would bind its users', () => {
  const licenses = [...read('docs/licenses.md').matchAll(/^## (.+) \(\d+\)$/gm)].map(([, name = '']) => name);
  expect(licenses.length).toBeGreaterThan(5);
  expect(licenses.filter((name) => /\bA?GPL|SSPL|BUSL|UNLICENSED/.test(name.replaceAll('LGPL', '')))).toEqual(
    [],
  );
});

it('names every room in the README, and no other', () => {
  const [, list = ''] = /the rooms: ([^.]+)\./.exec(read('README.md')) ?? [];
  const named = [...list.matchAll(/`([\w-]+)`/g)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(readdirSync('src/features').toSorted());
});

it('names in CONTRIBUTING.md only files and commands that exist', () => {
  const text = read('CONTRIBUTING.md').replace(/\[[^\]]*\]\(([^)]*)\)/g, '$1');
  const files = [...text.matchAll(/(?<![\w/])(?:src|scripts|tests|docs)\/[\w./()[\]-]*\w\.\w+/g)].map(
    ([name]) => name,
  );
  expect(files.length).toBeGreaterThan(60);
  expect(files.filter((name) => !existsSync(name))).toEqual([]);
  const { scripts } = JSON.parse(read('package.json'));
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(commands.length).toBeGreaterThan(10);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

it('names in the architecture every job of the worker', () => {
  const section = sectionOf('docs/architecture.md', 'The jobs of the worker');
  const named = [...section.matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)].map(([, name]) => name);
  const jobs = [...read('src/worker/tasks.ts').matchAll(/^ {4}'([a-z-]+)': /gm)].map(([, name]) => name);
  expect(jobs.length).toBeGreaterThan(8);
  expect(named.toSorted()).toEqual(jobs.toSorted());
});

it('explains in the README exactly the settings that there are', () => {
  const rows = rowsOf('README.md').filter((row) => /^\| `[A-Z]/.test(row));
  const named = rows.flatMap((row) => {
    const [first = '', ...others] = [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(
      ([, name = '']) => name,
    );
    const stem = first.slice(0, first.lastIndexOf('_'));
    return [first, ...others.map((name) => (name.startsWith('_') ? stem + name : name))];
  });
  const known = Object.keys(environmentSchema.shape).filter((name) => name !== 'NODE_ENV');
  expect(named.toSorted()).toEqual(known.toSorted());
});

it('shows in the specification map what each suite of a running site is for', () => {
  const map = read('docs/specification-map.md');
  const suites = ['tests/e2e', 'tests/int'].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => /\.(spec|test)\.ts$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  expect(suites.length).toBeGreaterThan(90);
  expect(suites.filter((file) => !map.includes(`\`${file}\``))).toEqual([]);
});

it.each([
  ['docs/security.md', 40],
  ['docs/unsafe-defaults.md', 30],
])('names in %s only tests that exist', (file, many) => {
  const named = rowsOf(file).flatMap((row) =>
    [...row.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map((m) => m[1] ?? ''),
  );
  expect(named.length).toBeGreaterThan(many);
  expect(named.filter((one) => !existsSync(one))).toEqual([]);
});

describe('docs/unsafe-defaults.md, on restoring a default,', () => {
  const text = sectionOf('docs/unsafe-defaults.md', 'Restoring a default').replace(/\s+/g, ' ');
  const files = repositoryFiles();
  const testsNamed = (name: string) => files.filter((file) => file.endsWith(`/${name}.test.ts`));
  /** The rows of bad inputs are in files of their own. */
  const contentOf = (name: string) =>
    [...testsNamed(name), ...(name === 'abuse' ? files.filter((file) => file.endsWith('.rows.ts')) : [])]
      .map(read)
      .join('\n');

  it('names only files that exist', () => {
    const named = [...text.matchAll(/`([\w./-]+\.(?:ts|mjs))`/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))).toEqual([]);
  });

  it('names only tests that exist', () => {
    const sentences = [...text.matchAll(/Fails: ([^.]*)/g)].map(([, sentence = '']) => sentence);
    const named = sentences.flatMap((sentence) =>
      [...sentence.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name),
    );
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((name) => testsNamed(name).length === 0)).toEqual([]);
  });

  it('quotes only what is in the names of those tests', () => {
    const quoted = [...text.matchAll(/`([a-z-]+)`, "([^"]+)"/g)];
    expect(quoted.length).toBeGreaterThan(25);
    // What follows the slash is the name of a row in a table of tests.
    const missing = quoted.filter(
      ([, name = '', words = '']) => !new RegExp(words.split(' / ')[0] ?? '').test(contentOf(name)),
    );
    expect(missing.map(([all]) => all)).toEqual([]);
  });
});

it('explains every secret in the runbook, and its key in the requirements', () => {
  const firstColumn = (section: string) =>
    section.split('\n').flatMap((line) => (line.startsWith('|') ? [line.split('|')[1] ?? ''] : []));
  const purposes: string[] = [...PURPOSE_NAMES];
  const explained = firstColumn(sectionOf('docs/operations.md', 'Changing secrets')).flatMap((cell) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );
  expect(explained.toSorted()).toEqual([...purposes, 'backups'].toSorted());
  const keys = firstColumn(sectionOf('docs/security-asvs.md', 'Keys'))
    .join(',')
    .split(',')
    .map((name) => name.trim());
  expect(purposes.filter((name) => !keys.includes(name))).toEqual([]);
});

describe('docs/security.md', () => {
  const rows = rowsOf('docs/security.md');

  it('shows each threat with a test, or says that a person watches it', () => {
    const threats = rows.filter((row) => /^\| T\d+ /.test(row));
    expect(threats.length).toBeGreaterThan(15);
    expect(threats.filter((row) => !/\.(test|spec)\.tsx?`/.test(row))).toEqual([]);
  });
});

it('names in the runbook only figures that are reported, and settings that exist', () => {
  const runbook = read('docs/operations.md');
  const exported = ['front/metrics/registry', 'front/metrics/database-figures', 'room-figures']
    .map((name) => read(`src/${name}.ts`))
    .join('\n');
  const figures = [...runbook.matchAll(/\bcolonnade_\w+/g)].map(([name]) =>
    name.replace(/_(count|bucket|sum)$/, ''),
  );
  expect(figures.length).toBeGreaterThan(10);
  const roles: string[] = Object.values(ROLE_NAMES);
  expect(figures.filter((name) => !exported.includes(name) && !roles.includes(name))).toEqual([]);
  const example = read('.env.example');
  const settings = [...runbook.matchAll(/`((?:BACKUP|DATA|MEDIA|METRICS|PAYLOAD|SMTP|DATABASE)_[A-Z]+)`/g)];
  expect(settings.map(([, name = '']) => name).filter((name) => !example.includes(`${name}=`))).toEqual([]);
});
