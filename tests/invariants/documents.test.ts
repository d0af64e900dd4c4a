import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeLicenses } from '../../scripts/licenses.mjs';
import { ROLE_NAMES } from '../../scripts/roles/make-roles';
import { environmentSchema } from '../../src/env';

const read = (file: string) => readFileSync(file, 'utf8');
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
