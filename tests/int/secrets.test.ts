import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { call, query, send, signIn, ticket } from '../support/api';
import { putRound } from '../support/drawn-rounds';
import { type Site, startSite } from '../support/site';
import { launchProcess, outcome, runPrepare } from '../support/site-processes';
import { linkInMail, request } from '../support/tickets';

vi.setConfig({ testTimeout: 120_000 });

let site: Site;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'colonnade-rotation-'));
  site = await startSite({ env: { RATE_LIMIT_LOGIN: '20' } });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function secrets(...args: string[]) {
  const { code, output } = await outcome(launchProcess('secrets', site.env, args));
  return { code, says: output };
}

async function restart(): Promise<void> {
  await site.kill();
  await site.revive();
}

const file = () => path.join(site.dataDir, 'secrets.json');
type Stored = Record<string, { key: string; until: string | null }[]>;
const stored = (): Stored => JSON.parse(readFileSync(file(), 'utf8'));
/** As if the time in which earlier secrets of this purpose verify had passed. */
function letPass(purpose: string): void {
  const all = stored();
  for (const one of all[purpose] ?? []) if (one.until) one.until = '2026-01-01T00:00:00.000Z';
  writeFileSync(file(), JSON.stringify(all));
}

/** The site's own code, with its secrets as they are now. */
async function own<T>(load: () => Promise<T>): Promise<T> {
  vi.stubEnv('PAYLOAD_SECRET', site.env.PAYLOAD_SECRET);
  vi.stubEnv('DATA_DIR', site.dataDir);
  vi.stubEnv('SITE_URL', site.url);
  vi.stubEnv('DATABASE_URL', site.databaseUrl);
  vi.resetModules();
  return load();
}
const signing = () => own(() => import('../../src/kit/db/signed-token'));
const sealing = () => own(() => import('../../src/features/draw/server/seal-secret'));

const statusOf = async (path: string) => (await call(site, path)).status;
const isSignedIn = async (cookie: string) =>
  JSON.parse((await call(site, '/api/auth/session', { headers: { cookie } })).text).authenticated;

describe('rotating', () => {
  it('links: those in sent emails work for 90 more days', async () => {
    const sent = await request(site);
    const before = await linkInMail(site, sent.email);
    expect(await statusOf(before)).toBe(200);
    const { code, says } = await secrets('rotate', 'links');
    expect([code, says]).toEqual([
      0,
      'links (links in emails, form results): replaced; what was signed before works for 90 more days.\n' +
        `Now restart web and worker, on several machines with the same ${file()}, and keep a new copy elsewhere: npm run secrets -- export <file>.\n`,
    ]);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    const [made, derived, given] = stored().links ?? [];
    for (const one of [made, derived, given]) expect(says).not.toContain(one?.key);
    const days = (Date.parse(given?.until ?? '') - Date.now()) / 86_400_000;
    expect([Math.round(days), given?.key, made?.until]).toEqual([90, site.env.PAYLOAD_SECRET, null]);
    await restart();
    expect(await statusOf(before)).toBe(200);
    const after = await linkInMail(site, (await request(site)).email);
    expect(await statusOf(after)).toBe(200);
    letPass('links');
    await restart();
    expect(await statusOf(before)).toBe(404);
    expect(await statusOf(after)).toBe(200);
  });

  it('unsubscribe: for five more years, whatever happens to the links', async () => {
    const unsubscribe = 'newsletter-unsubscribe';
    const token = (await signing()).issueToken(unsubscribe, 'reader@example.com');
    const reads = async () => (await signing()).readToken(unsubscribe, token);
    await secrets('rotate', 'links', '--now');
    expect(await reads()).toBe('reader@example.com');
    expect((await secrets('rotate', 'unsubscribe')).says).toContain('works for 1825 more days');
    expect(await reads()).toBe('reader@example.com');
    const page = await call(site, `/newsletter/unsubscribe?token=${token}`);
    expect(page.status).toBe(200);
    await secrets('rotate', 'unsubscribe', '--now');
    expect(await reads()).toBeNull();
  });

  it('sessions: everybody signs in again, and can', async () => {
    const cookie = await signIn(site);
    expect(await isSignedIn(cookie)).toBe(true);
    expect((await secrets('rotate', 'sessions')).says).toContain('nothing of before is accepted anymore');
    await restart();
    expect(await isSignedIn(cookie)).toBe(false);
    expect(await isSignedIn(await signIn(site))).toBe(true);
  });

  it('limits: no counter of before is found again', async () => {
    const limited = () => own(() => import('../../src/kit/db/keyed-hash'));
    const before = (await limited()).keyedHash('limit:login', '127.0.0.1');
    await secrets('rotate', 'limits');
    expect((await limited()).keyedHash('limit:login', '127.0.0.1')).not.toBe(before);
  });

  it('erasures: whoever was erased stays erased', async () => {
    const email = 'erased-before-rotation@example.com';
    const cookie = await signIn(site);
    await send(site, '/api/support', ticket({ email }));
    await query(
      site,
      `create table backup_tickets as select * from support_tickets where email = '${email}'`,
    );
    await query(site, `update backup_tickets set created_at = created_at - interval '1 day'`);
    const body = { email, confirmation: 'ERASE' };
    expect((await send(site, '/admin/api/privacy/erasure', body, { cookie })).status).toBe(200);
    const { says } = await secrets('rotate', 'erasures');
    expect(says).toContain('the earlier ones still read what they wrote');
    expect((await secrets('rotate', 'erasures', '--now')).says).toBe(
      'The earlier secrets of erasures cannot end now: rows of the database depend on them.\n',
    );
    await restart();
    // Yesterday's rows come back.
    const back = () =>
      query(site, 'insert into support_tickets select * from backup_tickets on conflict do nothing');
    const held = () => query(site, 'select 1 as n from support_tickets where email = $1', [email]);
    await back();
    expect(await held()).toEqual([{ n: 1 }]);
    await runPrepare(site.env);
    expect(await held()).toEqual([]);
    await query(site, 'drop table backup_tickets');
    const { erasureKeys } = await own(() => import('../../src/core/db/erasure-list'));
    const keys = await query<{ key: string }>(site, 'select distinct key from site.erasures');
    expect(keys).toHaveLength(1);
    expect(erasureKeys().indexOf(keys[0]?.key ?? '')).toBe(1);
  });

  it('seals: what was sealed is read, and sealed again', async () => {
    const secret = Buffer.alloc(32, 7);
    const { sealSecret } = await sealing();
    const before = sealSecret(3, secret);
    const sealedBefore = (round: number) => sealSecret(round, secret);
    await secrets('rotate', 'seals');
    expect((await sealing()).openSecret(3, before)).toEqual(secret);
    const { id } = await putRound(site, { state: 'committed', others: 3 });
    const put = 'update site.draw_secrets set list_secret = $2 where round_id = $1';
    await query(site, put, [id, sealedBefore(id)]);
    const pool = new Pool({ connectionString: site.databaseUrl });
    await (await sealing()).sealStoredSecrets(pool).finally(() => pool.end());
    const [row] = await query<{ stored: Buffer }>(
      site,
      'select list_secret as stored from site.draw_secrets where round_id = $1',
      [id],
    );
    const stored = row?.stored ?? Buffer.alloc(0);
    const { isSealedByNewest } = await own(() => import('../../src/kit/db/sealed'));
    expect(isSealedByNewest('list secret of a draw', `round ${id}`, stored)).toBe(true);
    expect((await sealing()).openSecret(id, stored)).toEqual(secret);
  });

  it('seals: apps for codes that nobody uses are sealed again by the next start, and still sign in', async () => {
    const app = new TOTP({ secret: new Secret({ size: 20 }) });
    const [admin] = await query<{ id: number }>(site, 'select id from users where username = $1', [
      site.admin.username,
    ]);
    const id = admin?.id ?? 0;
    const seals = () => own(() => import('../../src/kit/db/sealed'));
    const [purpose, place] = ['code app of an account', `account ${id}`];
    const before = (await seals()).seal(purpose, place, app.secret.bytes);
    const put = 'insert into site.code_apps (user_id, sealed_secret, last_period) values ($1, $2, 0)';
    await query(site, put, [id, before]);
    await secrets('rotate', 'seals');
    expect((await seals()).isSealedByNewest(purpose, place, before)).toBe(false);
    await site.kill();
    await runPrepare(site.env);
    await site.revive();
    const [row] = await query<{ sealed: Buffer }>(
      site,
      'select sealed_secret as sealed from site.code_apps where user_id = $1',
      [id],
    );
    expect((await seals()).isSealedByNewest(purpose, place, row?.sealed ?? Buffer.alloc(0))).toBe(true);
    const asked = await send(site, '/api/auth/login', site.admin);
    expect(asked.status).toBe(403);
    const pending = asked.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    const entered = await send(
      site,
      '/api/auth/second-step',
      { code: app.generate() },
      { Cookie: pending.join('; ') },
    );
    expect(entered.status).toBe(200);
    await query(site, 'delete from site.code_apps');
  });

  it('backups: the next key, beside the earlier ones', async () => {
    await secrets('rotate', 'backups');
    const { says } = await secrets('rotate', 'backups');
    const keys = readFileSync(path.join(site.dataDir, 'backup-identity.txt'), 'utf8');
    expect(keys.match(/^AGE-SECRET-KEY-1\S+$/gm)).toHaveLength(2);
    expect(says).toContain(/age1\w+$/m.exec(keys.split('\n')[2] ?? '')?.[0]);
    expect(says).not.toContain('AGE-SECRET-KEY');
  });

  it('all: afterwards PAYLOAD_SECRET may change without any harm', async () => {
    const sent = await request(site);
    const link = await linkInMail(site, sent.email);
    expect((await secrets('rotate', 'all')).code).toBe(0);
    await site.kill();
    await site.revive({ PAYLOAD_SECRET: 'another secret that somebody has typed' });
    expect(await statusOf(link)).toBe(200);
    await signIn(site);
    const list = await secrets('list');
    expect(list.code).toBe(0);
    for (const { key } of Object.values(stored()).flat()) expect(list.says).not.toContain(key);
  });

  it('a start on a machine with other secrets says so, once per start, until they come', async () => {
    const prepared = async (env: NodeJS.ProcessEnv) => {
      const { code, output } = await outcome(launchProcess('prepare', env));
      expect(code, output).toBe(0);
      return output;
    };
    const line =
      'This machine lacks secrets that the site uses (sessions, links, unsubscribe, replies, limits, erasures, seals): what they signed does not work here. ' +
      'Bring DATA_DIR/secrets.json and PAYLOAD_SECRET of the other machines, or `npm run secrets -- rotate` what is lost.\n';
    expect(await prepared(site.env)).not.toContain('lacks');
    const other = { ...site.env, DATA_DIR: path.join(folder, 'other-machine') };
    expect(await prepared(other)).toContain(line);
    expect(await prepared(other)).toContain(line);
    expect(await prepared(site.env)).not.toContain('lacks');
  });

  it('refuses what it does not know, and changes nothing', async () => {
    const before = readFileSync(file(), 'utf8');
    expect(await secrets('rotate', 'everything')).toEqual({
      code: 1,
      says: 'There is no secret "everything": all, backups, sessions, links, unsubscribe, replies, limits, erasures, seals.\n',
    });
    expect((await secrets('rotate')).says).toMatch(/^Usage: npm run secrets/);
    expect(readFileSync(file(), 'utf8')).toBe(before);
  });
});
