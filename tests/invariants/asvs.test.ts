import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { repositoryFiles } from '../support/repository-files';

const rows = readFileSync('docs/security-asvs.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| (\d|V\d)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** The requirements of levels 1 and 2 in ASVS 5.0.0: by section, the number of the last one; level 3 left out. */
const SECTIONS: Record<string, number> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
};
const wanted = Object.entries(SECTIONS).flatMap(([section, last]) =>
  Array.from({ length: last }, (_, at) => `${section}.${at + 1}`),
);

/** `6.2.1–6.2.3, 6.2.5` */
const idsOf = (cell: string) =>
  cell.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split('–');
    const section = first.slice(0, first.lastIndexOf('.') + 1);
    const [from, to] = [first, last].map((id) => Number(id.slice(section.length)));
    return Array.from({ length: (to ?? 0) - (from ?? 0) + 1 }, (_, at) => `${section}${(from ?? 0) + at}`);
  });

it('answers each requirement of levels 1 and 2 once', () => {
  const answered = rows.flatMap(([, ids = '']) => (ids.startsWith('V') ? [] : idsOf(ids)));
  expect(answered.toSorted()).toEqual(wanted.toSorted());
  expect(rows.map(([, ids]) => ids).filter((ids) => ids?.startsWith('V'))).toEqual(['V10', 'V17']);
});

it('names only tests that exist, and a reason where there is none', () => {
  const named = rows.flatMap((row) =>
    [...(row[3] ?? '').matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  );
  expect(named.length).toBeGreaterThan(90);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
  const reason = /does not apply|not met|for operators|decision 05\d|decision 058|operations\.md/;
  expect(rows.filter(([, , how = '', shown = '']) => shown === '' && !reason.test(how))).toEqual([]);
});

/** @returns the files of the site, without its tests, that contain the text */
const filesWith = (text: string) =>
  repositoryFiles('src').filter(
    (file) => /(?<!\.test)\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes(text),
  );

it('starts no program from the site, and builds a pattern only from its own words and routes', () => {
  expect(filesWith('import')).toContain('src/front/main.ts');
  expect(filesWith('child_process')).toEqual([]);
  expect(filesWith('new RegExp(')).toEqual([
    'src/db/mask-links.ts',
    'src/front/known-routes.ts',
    'src/shared/organization-key.ts',
  ]);
});
