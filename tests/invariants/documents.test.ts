import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeLicenses } from '../../scripts/licenses.mjs';
import { ROLE_NAMES } from '../../scripts/roles/make-roles';
import { FEATURE_FIGURES } from '../../src/features';
import { SETTINGS } from '../support/settings';

const read = (file: string) => readFileSync(file, 'utf8');

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

it('explains in the runbook exactly the settings that there are', () => {
  const settings = /^## Settings\n([\s\S]*?)^## /m.exec(read('docs/operations.md'))?.[1] ?? '';
  const rows = settings.split('\n').filter((line) => /^\| `[A-Z]/.test(line));
  const named = rows.flatMap((row) => {
    const [first = '', ...others] = [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(
      ([, name = '']) => name,
    );
    const stem = first.slice(0, first.lastIndexOf('_'));
    return [first, ...others.map((name) => (name.startsWith('_') ? stem + name : name))];
  });
  const known = SETTINGS.filter((name) => name !== 'NODE_ENV');
  expect(named.toSorted()).toEqual(known.toSorted());
});

it('names in the runbook only figures that are reported, and settings that exist', () => {
  const runbook = read('docs/operations.md');
  const exported = [
    read('src/front/metrics/registry.ts'),
    read('src/front/metrics/database-figures.ts'),
    ...Object.keys(FEATURE_FIGURES),
  ].join('\n');
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
