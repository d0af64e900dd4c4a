import { randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runMigrations } from 'graphile-worker';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { checkArchive } from '../../scripts/backup/archive';
import { chooseDecryption } from '../../scripts/backup/decrypt';
import { addIdentity } from '../../scripts/backup/identities';
import { makeSchema } from '../../scripts/backup/schema';
import { migrations } from '../../src/migrations';
import { isStrange } from '../faults/expect-durable';
import { type Answer, call, query, send, signIn, ticket } from '../support/api';
import { startCommitGate } from '../support/commit-gate';
import { startPostgres15 } from '../support/postgres-15';
import { designFiles, PDF, picture, quoteForm } from '../support/quotes';
import { startS3 } from '../support/s3-fake';
import { type Site, startSite } from '../support/site';
import { launchProcess, outcome, runPrepare } from '../support/site-processes';
import { tempFolder } from '../support/temp-folder';
import { connectionsIn, createDatabase, onServer, testServer } from '../support/test-server';

/** Each step is a separate process. */
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
let backups: string;
/** The private key of the backups, kept away from the site. */
let key: string;
let site: Site;
let cookie: string;
/** The answer to the upload of a picture. */
let media: Answer;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'colonnade-backup-'));
  backups = path.join(folder, 'backups');
  key = path.join(folder, 'key.txt');
  const BACKUP_RECIPIENT = await addIdentity(key);
  site = await startSite({ env: { BACKUP_DIR: backups, BACKUP_KEEP: '2', BACKUP_RECIPIENT } });
  cookie = await signIn(site);
  const png = await picture('png');
  const body = new FormData();
  body.set('_payload', JSON.stringify({ alt: 'A house' }));
  body.set('file', new File([new Uint8Array(png)], 'house.png', { type: 'image/png' }));
  media = await call(site, '/admin/api/media', { method: 'POST', body, headers: { cookie } });
  expect(media.status, media.text).toBe(201);
  const quote = quoteForm({}, { name: 'design.pdf', bytes: PDF });
  await fetch(`${site.url}/merch/quote`, { method: 'POST', body: quote, redirect: 'manual' });
});
afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** As the image runs it. */
async function run(script: 'backup' | 'restore', args: string[] = [], env = site.env) {
  const own = script === 'restore' ? ['--identity', key] : [];
  return outcome(launchProcess(script, env, [...args, ...own]));
}

const check = async (file: string) => checkArchive(file, await chooseDecryption(file, key));

/** PostgreSQL notices only later that a killed site's connections are gone. */
const PATIENCE = { timeout: 40_000 };

const storedBackups = () => readdirSync(backups).sort();
const onlyBackup = (line: string) => /checked: (\S+\.tar\.gz\.age) \(/.exec(line)?.[1] ?? '';

async function emptyDatabase(name: string): Promise<string> {
  await onServer(testServer(), async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
  });
  await createDatabase(testServer(), name, 'template0');
  return connectionsIn(testServer(), name).DATABASE_URL;
}

/** Tables, keys, indexes and triggers, as PostgreSQL describes them. */
const SHAPE = `select 'column' as kind, table_schema || '.' || table_name as "table", column_name as name,
    concat_ws(' ', data_type, is_nullable, column_default) as what from information_schema.columns
    where table_schema in ('public', 'site')
  union all select 'constraint', conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
    where connamespace in ('public'::regnamespace, 'site'::regnamespace)
  union all select 'index', tablename, indexname, indexdef from pg_indexes where schemaname in ('public', 'site')
  union all select 'trigger', tgrelid::regclass::text, tgname, tgenabled::text || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  order by 1, 2, 3, 4`;

it('restores everything acknowledged after database and files are gone, and no erased person', async ({
  task,
}) => {
  const faults = { injected: 1, sent: 0, acknowledged: 0, found: 0, strange: 0 };
  Object.assign(task.meta, { faults });
  // An earlier version stored such names; the other file is lost.
  copyFileSync(path.join(site.mediaDir, 'house.png'), path.join(site.mediaDir, '.png'));
  await query(site, `insert into media (alt, filename) values ('Old', '.png'), ('Lost', 'gone.png')`);
  const incomplete = await run('backup');
  expect(incomplete.code).toBe(1);
  expect(incomplete.output).toMatch(
    /^The backup \S+ lacks files of pictures in Media \(1 in all, gone\.png among them\), because they are not stored anymore: put them back, or remove those pictures from Media\.\n$/,
  );
  expect(await query(site, `select 1 from site.meta where key = 'last-backup'`)).toEqual([]);
  await query(site, `delete from media where filename = 'gone.png'`);
  rmSync(path.join(backups, storedBackups()[0] ?? ''));
  const design = designFiles(site);
  expect(design).toHaveLength(1);
  const erased = 'gone@example.com';
  await send(site, '/api/support', ticket({ email: erased, message: 'Forget these words' }));

  const acknowledged: string[] = [];
  const statuses: number[] = [];
  const submit = async () => {
    const { status, text } = await send(site, '/api/support', ticket(), { 'Idempotency-Key': randomUUID() });
    statuses.push(status);
    if (status === 201) acknowledged.push(JSON.parse(text).ticketId);
  };
  await Promise.all(Array.from({ length: 20 }, submit));
  const before = [...acknowledged];
  expect(before).toHaveLength(20);

  // While writes are running.
  let isWriting = true;
  const writer = (async () => {
    while (isWriting) await submit();
  })();
  const first = await run('backup');
  isWriting = false;
  await writer;
  expect(first.code, first.output).toBe(0);
  const file = onlyBackup(first.output);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(acknowledged.length).toBeGreaterThan(before.length);
  const shape = await query(site, SHAPE);

  const erasure = await send(
    site,
    '/admin/api/privacy/erasure',
    { email: erased, confirmation: 'ERASE' },
    { cookie },
  );
  expect(erasure.status).toBe(200);
  expect((await run('backup')).code).toBe(0);
  expect(storedBackups()).toEqual([
    expect.stringMatching(/\.tar\.gz\.age$/),
    expect.stringMatching(/\.tar\.gz\.age$/),
    'erasures.jsonl.age',
  ]);

  expect((await run('restore', [file])).output).toBe(
    'The site is running on this database: stop it before a restore.\n',
  );
  await site.kill();
  await expect
    .poll(async () => (await run('restore', [file])).output, PATIENCE)
    .toBe('The database is not empty: add --replace to discard its content.\n');

  await emptyDatabase(new URL(site.databaseUrl).pathname.slice(1));
  for (const folder of [site.mediaDir, site.dataDir]) rmSync(folder, { recursive: true });
  const restored = await run('restore', [file]);
  expect(restored.code, restored.output).toBe(0);
  expect(restored.output).toMatch(/^Restored the backup of \S+Z: \d+ rows, \d+ parts\.\n$/);

  const rows = await query<{ id: string; email: string; answered: boolean; mails: number }>(
    site,
    `select ticket_id as id, email, exists (select from site.idempotency i where i.key = reference) as answered,
       (select count(*)::int from mails m where m.related_collection = 'support-tickets' and m.related_id = t.id::text) as mails
     from support_tickets t`,
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  const lost = before.filter((id) => !found.has(id));
  Object.assign(faults, {
    sent: statuses.length,
    acknowledged: before.length,
    found: before.length - lost.length,
    strange: statuses.filter(isStrange).length,
  });
  expect(lost).toEqual([]);
  expect(statuses.filter(isStrange)).toEqual([]);
  // One snapshot: a ticket is there with its answer and its emails, or not at all.
  for (const row of rows)
    expect(row).toMatchObject({ answered: true, mails: found.get(before[0] ?? '')?.mails });
  expect(rows.map(({ email }) => email)).not.toContain(erased);
  expect(await query(site, SHAPE)).toEqual(shape);
  expect(designFiles(site)).toEqual(design);
  expect(readdirSync(site.mediaDir).filter((name) => name.startsWith('.'))).toEqual(['.png']);

  await site.revive();
  expect((await call(site, '/media/.png')).status).toBe(200);
  expect((await call(site, '/api/health/ready')).status).toBe(200);
  expect((await call(site, '/')).status).toBe(200);
  const { filename } = JSON.parse(media.text).doc;
  const shown = await fetch(`${site.url}/media/${filename}`);
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(readFileSync(path.join(site.mediaDir, filename)));
  expect((await send(site, '/api/support', ticket())).status).toBe(201);
  await signIn(site);
});

it('replaces existing data when told to, and keeps the configured number', async () => {
  const later = await send(site, '/api/support', ticket({ email: 'later@example.com' }));
  expect(later.status).toBe(201);
  const third = await run('backup');
  expect(third.output).toMatch(/, 1 older removed\)\.\nEncrypted for age1/);
  expect(storedBackups()).toHaveLength(3);
  const [mark] = await query<{ value: string }>(
    site,
    `select value from site.meta where key = 'last-backup'`,
  );
  expect(mark?.value).toMatch(/^\d{4}-\d\d-\d\dT/);
  const picture = path.join(site.mediaDir, 'stray.png');
  writeFileSync(picture, 'not of the backup');
  await site.kill();
  await expect
    .poll(async () => (await run('restore', [onlyBackup(third.output), '--replace'])).code, PATIENCE)
    .toBe(0);
  expect(existsSync(picture)).toBe(false);
  expect(
    await query(site, `select 1 as there from support_tickets where email = 'later@example.com'`),
  ).toEqual([{ there: 1 }]);
});

it('leaves the old site or the new one, rows and files, when it is killed at its COMMIT', {
  tags: ['long'],
}, async () => {
  const own = tempFolder();
  const made = await run('backup', [], { ...site.env, BACKUP_DIR: own });
  await site.kill();
  const file = onlyBackup(made.output);
  const ofBackup = readdirSync(site.mediaDir).sort();
  expect(ofBackup).not.toEqual([]);
  writeFileSync(path.join(site.mediaDir, 'since.png'), 'not of the backup');
  await query(site, `insert into social_links (label, url) values ('Since', 'https://example.com/since')`);
  const since = async () => (await query(site, `select 1 from social_links where label = 'Since'`)).length;
  const files = () =>
    readdirSync(site.mediaDir)
      .filter((name) => !/^\.(coming|ready)-/.test(name))
      .sort();
  const killedAt = async (side: 'before' | 'after') => {
    const gate = await startCommitGate(site.env.DATABASE_URL ?? '', side);
    const env = { ...site.env, DATABASE_URL: gate.url };
    const restore = launchProcess('restore', env, [file, '--replace', '--identity', key]);
    const ended = outcome(restore);
    await Promise.race([gate.reached, ended.then(({ output }) => Promise.reject(new Error(output)))]);
    restore.child.kill('SIGKILL');
    await ended;
    await gate.stop();
  };

  await killedAt('before');
  expect([await since(), files()]).toEqual([1, [...ofBackup, 'since.png'].sort()]);

  await killedAt('after');
  expect(await since()).toBe(0);
  // As the next start does.
  await runPrepare(site.env);
  expect(files()).toEqual(ofBackup);
  expect(readdirSync(site.mediaDir).sort()).toEqual(ofBackup);
});

it('never replaces another backup, even when both are made in one second', { tags: ['long'] }, async () => {
  const own = tempFolder();
  const now = Date.now();
  const names = [0, 1000, 2000, 3000].map((ms) => {
    const digits = new Date(now + ms).toISOString().replaceAll(/\D/g, '');
    return `colonnade-${digits.slice(0, 8)}-${digits.slice(8, 14)}.tar.gz.age`;
  });
  for (const name of names) writeFileSync(path.join(own, name), 'made before');
  const made = await run('backup', [], { ...site.env, BACKUP_DIR: own, BACKUP_KEEP: '0' });
  expect(made.code, made.output).toBe(0);
  const name = path.basename(onlyBackup(made.output));
  expect(name, made.output).toMatch(/^colonnade-\d{8}-\d{6}\.tar\.gz\.age$/);
  expect(names).not.toContain(name);
  for (const each of names) expect(readFileSync(path.join(own, each), 'utf8')).toBe('made before');
});

it('refuses damaged, truncated, later and missing files before it touches anything', async () => {
  const good = path.join(backups, storedBackups()[0] ?? '');
  const copy = path.join(tempFolder(), 'copy.tar.gz.age');
  const bytes = readFileSync(good);
  const damaged = Buffer.from(bytes);
  const middle = damaged.length >> 1;
  damaged.writeUInt8(damaged.readUInt8(middle) ^ 0xff, middle);
  writeFileSync(copy, damaged);
  const before = await query(site, 'select count(*)::int as n, max(id) as last from support_tickets');
  const { code, output } = await run('restore', [copy, '--replace']);
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/^\S+copy\.tar\.gz\.age is damaged \(.+\): use another backup\.\n$/),
  ]);
  expect(await query(site, 'select count(*)::int as n, max(id) as last from support_tickets')).toEqual(
    before,
  );

  for (const length of [0, 10, bytes.length >> 1, bytes.length - 1]) {
    copyFileSync(good, copy);
    truncateSync(copy, length);
    await expect(check(copy), String(length)).rejects.toThrow(/ is damaged \(.+\): use another backup\.$/);
  }
  await expect(check(`${copy}.none`)).rejects.toThrow(`There is no backup ${copy}.none.`);
  await expect(check(good)).resolves.toMatchObject({ format: 1 });
});

const FIRST = ['20261121_070124_initial', '20261121_070200_site_meta', '20261121_070400_site_submissions'];

it('migrates a backup of the first version, and serves it', { tags: ['long'] }, async () => {
  const old = await emptyDatabase('first_version');
  await runMigrations({ connectionString: old });
  const client = new Client({ connectionString: old });
  await client.connect();
  await makeSchema(client, FIRST);
  await client.query('insert into payload_migrations (name, batch) select unnest($1::text[]), 1', [FIRST]);
  await client.query(`insert into support_tickets (ticket_id, name, email, subject, message, category, priority)
    values ('CLN-1700000000000', 'ΑΦΑ', 'first@example.com', 'Dues', E'Two\\nlines\\t\\\\N', 'billing', 'low')`);
  await client.query(
    `insert into social_links (label, url, is_active) values ('Of the first days', 'https://example.com/first', true)`,
  );
  await client.query(`insert into newsletter (email, state) values ('left@example.com', 'unsubscribed')`);
  await client.end();
  const place = tempFolder();
  mkdirSync(path.join(place, 'media'));
  const env = {
    ...site.env,
    DATABASE_URL: old,
    DATA_DIR: path.join(place, 'data'),
    MEDIA_DIR: path.join(place, 'media'),
  };
  const backup = await run('backup', [], env);
  expect(backup.code, backup.output).toBe(0);

  const today = await emptyDatabase('first_version_today');
  const restored = await run('restore', [onlyBackup(backup.output)], { ...env, DATABASE_URL: today });
  expect(restored.code, restored.output).toBe(0);
  const upgraded = await startSite({ database: today });
  try {
    expect((await call(upgraded, '/api/health/ready')).status).toBe(200);
    expect((await call(upgraded, '/links')).text).toContain('Of the first days');
    expect(await query(upgraded, 'select ticket_id, name, message from support_tickets')).toEqual([
      { ticket_id: 'CLN-1700000000000', name: 'ΑΦΑ', message: 'Two\nlines\t\\N' },
    ]);
    expect(await query(upgraded, 'select email from suppressions')).toEqual([{ email: 'left@example.com' }]);
    expect((await send(upgraded, '/api/support', ticket())).status).toBe(201);
  } finally {
    await upgraded.stop();
  }
});

/** One row for each value that a migration added to those of a column. */
const ADDED = `insert into suppressions (email, reason) values ('back@example.com', 'bounced');
  insert into newsletter_issues (subject, body, state) values ('Later', '{}', 'scheduled');
  insert into policy_versions (policy, number, title, body, effective_date, last_updated, published_at)
    values ('official-rules', 7, 'Rules', '{}', now(), now(), now())`;

it('restores on PostgreSQL 15 what was backed up there, by a role that can make no database', {
  tags: ['long'],
}, async () => {
  const server = await startPostgres15();
  try {
    await server.run('postgres', 'create role keeper login');
    for (const name of ['kept', 'found'])
      await server.run('postgres', `create database ${name} owner keeper`);
    const place = tempFolder();
    const env = {
      ...site.env,
      DATABASE_URL: server.urlOf('kept', 'keeper'),
      DATABASE_WEB_URL: '',
      DATABASE_WORKER_URL: '',
      DATA_DIR: path.join(place, 'data'),
      MEDIA_DIR: path.join(place, 'media'),
    };
    await runPrepare(env);
    await server.run('kept', ADDED);
    const backup = await run('backup', [], env);
    expect(backup.code, backup.output).toBe(0);
    rmSync(env.MEDIA_DIR, { recursive: true });

    const found = { ...env, DATABASE_URL: server.urlOf('found', 'keeper') };
    const restored = await run('restore', [onlyBackup(backup.output)], found);
    expect(restored.output).toMatch(/Restored the backup of \S+Z: \d+ rows, \d+ parts\.\n$/);
    expect(await server.run('found', `select reason from suppressions`)).toEqual([{ reason: 'bounced' }]);
    expect(await server.run('found', 'select state from newsletter_issues')).toEqual([
      { state: 'scheduled' },
    ]);
    expect(
      await server.run(
        'found',
        `select title from policy_versions where policy = 'official-rules' and number = 7`,
      ),
    ).toEqual([{ title: 'Rules' }]);
  } finally {
    await server.stop();
  }
});

it('makes tables on PostgreSQL 15 whose values can all be used before its transaction ends', {
  tags: ['long'],
}, async () => {
  const server = await startPostgres15();
  const client = new Client({ connectionString: server.urlOf('postgres') });
  try {
    await runMigrations({ connectionString: server.urlOf('postgres') });
    await client.connect();
    await client.query('begin');
    await makeSchema(
      client,
      migrations.map(({ name }) => name),
    );
    const { rows } = await client.query<{ value: string }>(
      `select format('%L::%s', enumlabel, enumtypid::regtype) as value from pg_enum`,
    );
    expect(rows.length).toBeGreaterThan(100);
    await client.query(`select ${rows.map(({ value }) => value).join(', ')}`);
  } finally {
    await client.end();
    await server.stop();
  }
});

it('with a bucket, restores rows and objects after both are gone', { tags: ['long'] }, async () => {
  const s3 = await startS3();
  try {
    const env = { ...site.env, ...s3.env };
    const [house] = await query<{ filename: string }>(
      site,
      `select filename from media where alt = 'A house'`,
    );
    const bytes = readFileSync(path.join(site.mediaDir, house?.filename ?? ''));
    // The first start with a bucket moves the files there.
    await runPrepare(env);
    expect(designFiles(site)).toEqual([]);
    const objects = s3.keys('');
    expect(objects.filter((key) => key.startsWith('private/quotes/'))).toHaveLength(1);
    const backup = await run('backup', [], env);
    expect(backup.code, backup.output).toBe(0);
    const file = onlyBackup(backup.output);

    await emptyDatabase(new URL(site.databaseUrl).pathname.slice(1));
    expect((await run('restore', [file], env)).output).toBe(
      `${s3.env.S3_ENDPOINT}/pictures/media is not empty: add --replace to discard its content.\n`,
    );
    for (const folder of [site.mediaDir, site.dataDir]) rmSync(folder, { recursive: true });
    s3.clear();
    const restored = await run('restore', [file], env);
    expect(restored.output).toMatch(/^Restored the backup of \S+Z: \d+ rows, \d+ parts\.\n$/);
    expect(s3.keys('')).toEqual(objects);
    expect(designFiles(site)).toEqual([]);

    await site.revive(s3.env);
    const shown = await fetch(`${site.url}/media/${house?.filename}`);
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(bytes);
    const [quote] = await query<{ id: number }>(site, 'select id from quotes');
    const headers = { cookie: await signIn(site) };
    const design = await call(site, `/admin/api/quotes/${quote?.id}/design`, { headers });
    expect([design.status, design.text]).toEqual([200, PDF.toString()]);
  } finally {
    await site.kill();
    await s3.stop();
  }
});
