import {
  createReadStream,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readBackupParts, readWhole, writeBackupParts } from '../../scripts/backup/archive';
import { chooseDecryption, PLAIN } from '../../scripts/backup/decrypt';
import { parseManifest } from '../../scripts/backup/manifest';
import type { Connections } from '../../scripts/roles/make-roles';
import { call, fingerprint, query, send, signIn } from '../support/api';
import { putRound } from '../support/drawn-rounds';
import { type Site, startSite } from '../support/site';
import { launchProcess, outcome } from '../support/site-processes';
import { connectionsIn, createDatabase, onServer, testServer } from '../support/test-server';
import { linkInMail, request } from '../support/tickets';

/** Each step is a separate process. */
vi.setConfig({ testTimeout: 120_000 });

const EMAIL = 'planted-person@example.com';
const TOKENS = [
  'form-time',
  'newsletter-confirm',
  'newsletter-unsubscribe',
  'newsletter-preferences',
  'form-result',
  'sign-in-step',
  'ticket-status',
  'draw-lookup',
] as const;
const READER = 'planted-reader@example.com';
const INVITED = 'planted-invited@example.com';
const CLEAR = Buffer.from('a list secret that is 32 bytes..');

let folder: string;
let site: Site;
let cookie: string;
let session: string;
let link: string;
let hash: string;
let file: string;

type Env = NodeJS.ProcessEnv;

async function run(script: 'backup' | 'restore' | 'secrets', args: string[], env: Env = site.env) {
  return outcome(launchProcess(script, env, args));
}

const madeFile = (output: string) => /checked: (\S+) \(/.exec(output)?.[1] ?? '';
const at = (name: string) => path.join(folder, name);
const ownKey = () => path.join(site.dataDir, 'backup-identity.txt');

async function connections(name: string): Promise<Connections> {
  await onServer(testServer(), async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
  });
  await createDatabase(testServer(), name, 'template0');
  return connectionsIn(testServer(), name);
}

/** Another computer: its own database, folders and PAYLOAD_SECRET. */
async function machine(name: string): Promise<Env> {
  return {
    ...site.env,
    ...(await connections(name)),
    DATA_DIR: at(`${name}-data`),
    MEDIA_DIR: at(`${name}-media`),
    PAYLOAD_SECRET: 'the secret of the other machine, of its own',
  };
}

/** The site's own encryption, with the secrets of this environment. */
async function sealingAs({ PAYLOAD_SECRET, DATA_DIR }: Env) {
  vi.stubEnv('PAYLOAD_SECRET', PAYLOAD_SECRET);
  vi.stubEnv('DATA_DIR', DATA_DIR);
  vi.resetModules();
  return import('../../src/features/draw/server/seal-secret');
}

/** Whatever in there the site would accept as signed by itself: links in emails, results of forms, steps, devices. */
async function acceptedIn(bytes: Buffer): Promise<string[]> {
  vi.stubEnv('PAYLOAD_SECRET', site.env.PAYLOAD_SECRET);
  vi.stubEnv('DATA_DIR', site.dataDir);
  vi.resetModules();
  const { readToken } = await import('../../src/kit/db/signed-token');
  const looksSigned = bytes.toString('latin1').matchAll(/(?<![\w-])[\w-]+\.[\w-]{43}(?![\w-])/g);
  const isAccepted = (token: string) => TOKENS.some((purpose) => readToken(purpose, token) !== null);
  return [...looksSigned].map(([token]) => token).filter(isAccepted);
}

/** What nobody may find in a backup, and what only the holder of its key may. */
const secrets = () => ({
  session,
  'session cookie': cookie.split('=')[1] ?? '',
  PAYLOAD_SECRET: site.env.PAYLOAD_SECRET ?? '',
  'list secret': CLEAR.toString('hex'),
  'stored secrets': JSON.parse(readFileSync(path.join(site.dataDir, 'secrets.json'), 'utf8')).links[0].key,
  'ticket link': link.split('/').at(-1) ?? '',
  'private key': /AGE-SECRET-KEY-\S+/.exec(readFileSync(ownKey(), 'utf8'))?.[0] ?? '',
});
const contents = () => ({
  address: EMAIL,
  'password hash': hash,
});
const foundIn = (bytes: Buffer, words: Record<string, string>) =>
  Object.keys(words).filter((name) => bytes.includes(words[name] as string));

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'colonnade-secrecy-'));
  site = await startSite({ env: { BACKUP_DIR: at('backups'), RATE_LIMIT_LOGIN: '20' } });
  // As `npm start` stores a secret that nobody set.
  mkdirSync(site.dataDir, { recursive: true });
  writeFileSync(path.join(site.dataDir, 'payload-secret'), site.env.PAYLOAD_SECRET ?? '', { mode: 0o600 });
  expect((await run('secrets', ['rotate', 'unsubscribe'])).code).toBe(0);
  expect((await run('secrets', ['rotate', 'links'])).code).toBe(0);
  await site.kill();
  await site.revive();
  cookie = await signIn(site);
  await request(site, { email: EMAIL });
  const [user] = await query<{ session: string; hash: string }>(
    site,
    'select s.id as session, u.hash from users u join users_sessions s on s._parent_id = u.id',
  );
  [session, hash] = [user?.session ?? '', user?.hash ?? ''];
  link = await linkInMail(site, EMAIL);
  await send(site, '/api/newsletter', { email: READER, consent: true });
  expect(link).not.toBe('');
  await query(
    site,
    `insert into site.staff_invitations (username, email, role, nonce, invited_by_id, ends_at)
     select 'invited', $1, 'support', 'a-nonce-of-the-tests', id, now() + interval '1 day' from users limit 1`,
    [INVITED],
  );
  await query(site, `insert into site.rate_limits values ('login:planted', 9, 9999999999999)`);
  const { id } = await putRound(site, { state: 'committed', others: 3 });
  const { sealSecret } = await sealingAs(site.env);
  await query(site, 'update site.draw_secrets set list_secret = $2 where round_id = $1', [
    id,
    sealSecret(id, CLEAR),
  ]);
  const made = await run('backup', []);
  expect(made.code, made.output).toBe(0);
  file = madeFile(made.output);
}, 300_000);
afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('gives a thief without the key nothing', async () => {
  expect(file).toMatch(/\.tar\.gz\.age$/);
  const names = readdirSync(at('backups'));
  expect(names).toEqual([path.basename(file)]);
  const bytes = readFileSync(file);
  expect(foundIn(bytes, { ...contents(), ...secrets() })).toEqual([]);
  expect(() => gunzipSync(bytes)).toThrow();
  // The same search finds them where they are.
  const plain = await run('backup', ['--plain'], { ...site.env, BACKUP_DIR: at('plain') });
  expect(plain.output).toContain('NOT encrypted: whoever gets this file can read everything in it.');
  expect(foundIn(gunzipSync(readFileSync(madeFile(plain.output))), contents())).toEqual([
    'address',
    'password hash',
  ]);
});

it('gives a thief with the key no session, no counter, no secret and no link that works', async () => {
  const decrypt = await chooseDecryption(file, ownKey());
  const bytes = await readWhole(
    decrypt(createReadStream(file) as AsyncIterable<Buffer>) as AsyncIterable<Buffer>,
  );
  const archive = gunzipSync(bytes);
  expect(foundIn(archive, contents())).toEqual(['address', 'password hash']);
  expect(archive.includes(READER)).toBe(true);
  expect(archive.includes(INVITED)).toBe(false);
  expect(await acceptedIn(archive)).toEqual([]);
  expect(await acceptedIn(Buffer.from(link))).toEqual([link.split('/').at(-1)]);
  expect(foundIn(archive, { ...secrets(), counter: 'login:planted' })).toEqual([]);
  expect(archive.includes(CLEAR)).toBe(false);
});

it('refuses a wrong key in one sentence, and touches nothing', async () => {
  const before = await fingerprint(site);
  const other = at('other-key.txt');
  expect((await run('secrets', ['backup-key', other])).code).toBe(0);
  const refused = await run('restore', [file, '--replace', '--identity', other]);
  expect([refused.code, refused.output]).toEqual([
    1,
    `${file} cannot be restored here: it is encrypted with another key: ${other} does not open it.\n`,
  ]);
  const keyless = { ...site.env, DATA_DIR: at('empty') };
  const unopened = await run('restore', [file, '--replace'], keyless);
  expect([unopened.code, unopened.output]).toEqual([
    1,
    `${file} is encrypted: add --identity <file with the private key of the backups>.\n`,
  ]);
  expect(await fingerprint(site)).toBe(before);
});

it('says on a new machine which secrets are missing, before anything is touched', async () => {
  const env = await machine('bare_machine');
  const args = [file, '--identity', ownKey()];
  const refused = await run('restore', args, env);
  expect([refused.code, refused.output]).toEqual([
    1,
    'This machine lacks secrets of the backed-up site, which no backup contains (links, unsubscribe, replies, erasures, seals). ' +
      'Bring them first: `npm run secrets -- import <file>`, or that PAYLOAD_SECRET. ' +
      'If they are lost, add --without-secrets: these stop working: links in emails, form results; unsubscribe links; ' +
      'reply addresses in emails; who was erased; what the database holds encrypted.\n',
  ]);
  const tables = `select 1 from pg_class where relname = 'users'`;
  expect(await query({ databaseUrl: env.DATABASE_URL ?? '' }, tables)).toEqual([]);
  const accepted = await run('restore', [...args, '--without-secrets'], env);
  expect(accepted.code, accepted.output).toBe(0);
  const [sealed] = await query<{ id: number; secret: Buffer }>(
    { databaseUrl: env.DATABASE_URL ?? '' },
    'select round_id as id, list_secret as secret from site.draw_secrets',
  );
  const open = async (as: Env) => {
    const { openSecret } = await sealingAs(as);
    return () => openSecret(sealed?.id ?? 0, sealed?.secret ?? Buffer.alloc(0));
  };
  expect(await open(env)).toThrow('was sealed with another secret');
  expect((await open(site.env))()).toEqual(CLEAR);
});

it('with its secrets, a restored site works, refuses each old session and has no counter', async () => {
  const carried = at('carried.json');
  const exported = await run('secrets', ['export', carried]);
  expect(exported.code, exported.output).toBe(0);
  expect(foundIn(Buffer.from(exported.output), secrets())).toEqual([]);
  expect((await run('secrets', ['export', carried])).output).toBe(`${carried} exists: name a new file.\n`);
  const env = await machine('new_machine');
  const imported = await run('secrets', ['import', carried], env);
  expect(imported.code, imported.output).toBe(0);
  expect((await run('secrets', ['list'], env)).output).toBe((await run('secrets', ['list'])).output);
  // The key of the backups came along.
  const restored = await run('restore', [file], env);
  expect(restored.code, restored.output).toBe(0);
  expect(restored.output).not.toContain('Warning');
  const read = (sql: string) => query({ databaseUrl: env.DATABASE_URL ?? '' }, sql);
  expect(await read('select 1 from users_sessions')).toEqual([]);
  expect(await read('select 1 from site.rate_limits')).toEqual([]);
  expect(await read('select 1 from site.staff_invitations')).toEqual([]);

  const { DATA_DIR, MEDIA_DIR, PAYLOAD_SECRET } = env as Record<string, string>;
  const moved = await startSite({
    database: env.DATABASE_URL,
    env: { DATA_DIR, MEDIA_DIR, PAYLOAD_SECRET } as Record<string, string>,
  });
  try {
    const told = async (of: Site) => (await call(of, '/api/auth/session', { headers: { cookie } })).text;
    expect(JSON.parse(await told(site)).authenticated).toBe(true);
    expect(JSON.parse(await told(moved)).authenticated).toBe(false);
    await signIn(moved);
    expect((await call(moved, link)).status).toBe(200);
  } finally {
    await moved.stop();
  }
});

/** As an earlier version wrote it: with the sessions, the generated secret, and no list of secrets. */
async function asBefore(plain: string, target: string): Promise<void> {
  const parts: { name: string; bytes: Buffer }[] = [];
  for await (const { name, content } of readBackupParts(plain, PLAIN))
    parts.push({ name, bytes: await readWhole(content as AsyncIterable<Buffer>) });
  const { secrets: _, ...manifest } = parseManifest(parts.pop()?.bytes.toString('utf8') ?? '');
  const table = manifest.tables.find(({ name }) => name === 'users_sessions');
  if (table) table.rows = 1;
  const values: Record<string, string> = {
    _order: '1',
    _parent_id: '1',
    id: session,
    expires_at: '2999-01-01',
  };
  const row = `${table?.columns.map((name) => values[name] ?? '\\N').join('\t')}\n`;
  parts.push({ name: 'database/public.users_sessions/000000', bytes: Buffer.from(row) });
  parts.push({ name: 'payload-secret', bytes: Buffer.from(site.env.PAYLOAD_SECRET ?? '') });
  await writeBackupParts({ file: target, encrypt: (bytes) => bytes }, async (add) => {
    for (const { name, bytes } of parts)
      await add(name, bytes.length, [bytes] as unknown as AsyncIterable<Buffer>);
    return manifest;
  });
}

it('restores a plain backup of an earlier version, with its secret and without its sessions', async () => {
  const plain = await run('backup', ['--plain'], { ...site.env, BACKUP_DIR: at('older') });
  const old = at('colonnade-20261101-000000.tar.gz');
  await asBefore(madeFile(plain.output), old);
  const env = await machine('older_machine');
  // A secret that `npm start` generated there gives way to the one of the backup.
  mkdirSync(env.DATA_DIR ?? '', { recursive: true });
  writeFileSync(path.join(env.DATA_DIR ?? '', 'payload-secret'), env.PAYLOAD_SECRET ?? '');
  const restored = await run('restore', [old], env);
  expect(restored.code, restored.output).toBe(0);
  expect(readFileSync(path.join(env.DATA_DIR ?? '', 'payload-secret'), 'utf8')).toBe(site.env.PAYLOAD_SECRET);
  const read = (sql: string) => query<{ n: number }>({ databaseUrl: env.DATABASE_URL ?? '' }, sql);
  expect(await read('select count(*)::int as n from users_sessions')).toEqual([{ n: 0 }]);
  expect((await read('select count(*)::int as n from users'))[0]?.n).toBeGreaterThan(0);
});
