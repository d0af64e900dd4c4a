import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeLicences } from '../../scripts/licences.mjs';

const read = (file: string) => readFileSync(file, 'utf8');
const rowsOf = (file: string) =>
  read(file)
    .split('\n')
    .filter((line) => line.startsWith('|'));

it('lists the licences of all that is shipped; `npm run lock` writes the list', () => {
  const { packages } = JSON.parse(read('package-lock.json'));
  expect(read('docs/licences.md')).toBe(describeLicences(packages));
});

it('ships nothing under terms that would bind what uses it', () => {
  const licences = [...read('docs/licences.md').matchAll(/^## (.+) \(\d+\)$/gm)].map(([, name = '']) => name);
  expect(licences.length).toBeGreaterThan(5);
  expect(licences.filter((name) => /\bA?GPL|SSPL|BUSL|UNLICENSED/.test(name.replaceAll('LGPL', '')))).toEqual(
    [],
  );
});

it.each([
  ['docs/security.md', 40],
  ['docs/unsafe-defaults.md', 30],
])('names in %s tests that exist', (file, many) => {
  const named = rowsOf(file).flatMap((row) =>
    [...row.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map((m) => m[1] ?? ''),
  );
  expect(named.length).toBeGreaterThan(many);
  expect(named.filter((one) => !existsSync(one))).toEqual([]);
});

describe('docs/security.md', () => {
  const rows = rowsOf('docs/security.md');

  it('shows each threat by a test, or says that a person looks after it', () => {
    const threats = rows.filter((row) => /^\| T\d+ /.test(row));
    expect(threats.length).toBeGreaterThan(15);
    expect(threats.filter((row) => !/\.(test|spec)\.tsx?`/.test(row))).toEqual([]);
  });
});

it('names in the runbook only figures that are told, and settings that exist', () => {
  const runbook = read('docs/operations.md');
  const told = ['front/metrics/registry', 'front/metrics/database-figures', 'room-figures']
    .map((name) => read(`src/${name}.ts`))
    .join('\n');
  const figures = [...runbook.matchAll(/\bcolonnade_\w+/g)].map(([name]) =>
    name.replace(/_(count|bucket|sum)$/, ''),
  );
  expect(figures.length).toBeGreaterThan(10);
  expect(figures.filter((name) => !told.includes(name))).toEqual([]);
  const example = read('.env.example');
  const settings = [...runbook.matchAll(/`((?:BACKUP|DATA|MEDIA|METRICS|PAYLOAD|SMTP|DATABASE)_[A-Z]+)`/g)];
  expect(settings.map(([, name = '']) => name).filter((name) => !example.includes(`${name}=`))).toEqual([]);
});
