// `npm run migration -- <name>`: writes a migration for what the config requires beyond the last snapshot, or a blank
// one, and registers it in src/migrations/index.ts. Only the newest snapshot stays: nothing reads an older one. It needs
// no database. (Payload's own `migrate:create` would replace the index with its own, and sometimes exits before it has
// written anything.)
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { snapshotText } from './migration/snapshot-text';

const FOLDER = 'src/migrations';
const INDEX = `${FOLDER}/index.ts`;

const [title = ''] = process.argv.slice(2);
if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)+$/.test(title)) {
  console.error(
    'Usage: npm run migration -- <name>; the name has two or more words, such as ticket_chapter.',
  );
  process.exit(1);
}

const filesWith = (ending: string) =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith(ending))
    .sort();

const textOf = (snapshot: string) =>
  `${snapshotText(JSON.parse(readFileSync(`${FOLDER}/${snapshot}`, 'utf8')))}\n`;

/** A snapshot's text without the ids that differ in every run. */
const withoutIds = (text: string) => text.replace(/^ {2}"(id|prevId)": .*$/gm, '');

const index = readFileSync(INDEX, 'utf8');
const before = filesWith('.json').at(-1) ?? '';

Object.assign(process.env, { PAYLOAD_MIGRATING: 'true', PAYLOAD_SECRET: 'x'.repeat(32) });
const { default: config } = await import('../payload.config');
const { default: payload } = await import('payload');
await payload.init({ config, disableDBConnect: true, disableOnInit: true });
// Without the flag it asks at the terminal whether to write a blank migration.
await payload.db.createMigration({ payload, migrationName: title, forceAcceptWarning: true });

const name = filesWith(`_${title}.ts`).at(-1)?.replace('.ts', '') ?? '';
const snapshot = `${name}.json`;
const isBlank = withoutIds(textOf(before)) === withoutIds(textOf(snapshot));
writeFileSync(`${FOLDER}/${snapshot}`, textOf(snapshot));
rmSync(`${FOLDER}/${isBlank ? snapshot : before}`);

const local = title.replace(/_(\w)/g, (_, first: string) => first.toUpperCase());
writeFileSync(
  INDEX,
  index
    .replace(/\n\n/, `\nimport * as ${local} from './${name}';\n\n`)
    .replace(/\n\];/, `\n  { name: '${name}', up: ${local}.up, down: ${local}.down },\n];`),
);
console.log(`${FOLDER}/${name}.ts: ${isBlank ? 'blank, write its SQL' : 'read what it does'}`);
process.exit(0);
