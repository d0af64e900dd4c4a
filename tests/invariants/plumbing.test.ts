import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { repositoryFiles } from '../support/repository-files';

/** What could serve another product as it is, so it must not know any feature. */
const PLUMBING = ['src/kit', 'src/front'];

/** The infrastructure writes it for every feature; one feature only shows it. */
const OURS = ['activity', 'notes', 'transitions', 'mails', 'users'];

const features = readdirSync('src/features');
const slugs = repositoryFiles('src/features')
  .filter((file) => /\/cms\/[^/]+\.ts$/.test(file))
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/slug: '([a-z-]+)'/g)])
  .flatMap(([, slug]) => slug ?? []);
const names = [...new Set([...features, ...slugs])].filter((name) => !OURS.includes(name));
const tables = names.map((name) => name.replaceAll('-', '_'));
const naming = new RegExp(
  [
    `['"\`](${names.join('|')})['"\`]`,
    'src/features/',
    `\\b(from|join|into|update|public\\.)\\s*(${tables.join('|')})\\b(?= |\`|')`,
  ].join('|'),
);

/** Where such a word does not mean a feature. */
const EXCEPTIONS: [file: RegExp, words: RegExp, why: string][] = [
  [/./, /['"]status['"]/, 'the column of a state, an HTTP status, or an ARIA role'],
  [/^src\/kit\/cms\/access/, /'support'/, 'a role'],
  [/^src\/front\/(cache-headers|route-kind)/, /'media'/, 'a kind of address'],
  [/^src\/kit\/ui\/page-shell\/header-frame/, /'links'/, 'a slot of the header'],
  [/^src\/kit\/db\/(keyed-hash|signed-token)/, /'links'/, 'links in emails: a purpose of the secrets'],
  [/^src\/kit\/shared\/form-definition/, /'desk'/, 'a place where a field is shown'],
  [/^src\/kit\/shared\/heading-ids/, /'newsletter'/, 'an id in the page shell'],
  [/^src\/kit\/ui\/letters\//, /'letters'/, 'Greek letters that a visitor typed'],
  [
    /^src\/kit\/ui\/page-shell\/(site-(header|footer)|not-found-view)/,
    /'(blog|help|home|links|merch|privacy|support|waitlist)'/,
    'the text of a link',
  ],
];

const found = repositoryFiles(...PLUMBING)
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      .split('\n')
      .filter((line) => naming.test(line))
      .map((line) => ({ file, line: line.trim() })),
  );
const excuses = ({ file, line }: (typeof found)[number], [files, words]: (typeof EXCEPTIONS)[number]) =>
  files.test(file) && !naming.test(line.replaceAll(new RegExp(words, 'g'), ''));

it('knows features and collections to look for', () => {
  expect(features.length).toBeGreaterThan(15);
  expect(slugs).toEqual(expect.arrayContaining(['waitlist', 'support-tickets', 'quotes', 'brand']));
  for (const line of [
    `collection: 'waitlist'`,
    'from support_tickets where',
    `'/src/features/staff/admin/x'`,
  ])
    expect(line).toMatch(naming);
});

it('names no feature in what all features stand on', () => {
  expect(found.filter((one) => !EXCEPTIONS.some((exception) => excuses(one, exception)))).toEqual([]);
});

it('makes no exception for what is no longer there', () => {
  expect(EXCEPTIONS.filter((exception) => !found.some((one) => excuses(one, exception)))).toEqual([]);
});
