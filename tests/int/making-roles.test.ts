import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runMigrations } from 'graphile-worker';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { makeSchema } from '../../scripts/backup/schema';
import { openEmbeddedDatabase } from '../../scripts/embedded-postgres/launcher';
import { migrations } from '../../src/migrations';
import { call, query, send, ticket } from '../support/api';
import { startSite } from '../support/site';
import { launch, launchProcess, outcome, siteEnvironment } from '../support/site-processes';
import { databaseUrl, onServer, testServer } from '../support/test-server';

const SEPARATE = '20261123_174000_forget_history';
const BEFORE = migrations.map(({ name }) => name).filter((name) => name < SEPARATE);

async function on<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** A database as the version left it that did everything as the superuser. */
const fillAsBefore = async (url: string) => {
  await runMigrations({ connectionString: url });
  await on(url, async (client) => {
    await makeSchema(client, BEFORE);
    await client.query('insert into payload_migrations (name, batch) select unnest($1::text[]), 1', [BEFORE]);
    await client.query(
      `insert into social_links (label, url, is_active) values ('Of the first days', 'https://example.com/first', true)`,
    );
  });
};

const NOT_THE_OWNERS = `select c.relname from pg_class c
  where c.relnamespace in ('public'::regnamespace, 'site'::regnamespace, 'graphile_worker'::regnamespace)
    and c.relkind in ('r', 'v', 'S') and c.relowner <> $1::regrole`;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'colonnade-roles-'));
  chmodSync(folder, 0o711);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('an embedded database of the former version is brought over, with its rows', async () => {
  const former = await openEmbeddedDatabase({ dataDir: folder });
  await on(former.url, async (client) => {
    await client.query('alter database colonnade owner to postgres');
    for (const role of ['colonnade_owner', 'colonnade_web', 'colonnade_worker'])
      await client.query(`drop role ${role}`);
  });
  await fillAsBefore(former.url);
  await former.close();

  const database = await openEmbeddedDatabase({ dataDir: folder });
  onTestFinished(() => database.close());
  const upgraded = await startSite({
    database: database.url,
    connections: database.connections,
    worker: true,
  });
  onTestFinished(() => upgraded.stop());
  expect((await call(upgraded, '/links')).text).toContain('Of the first days');
  expect((await send(upgraded, '/api/support', ticket())).status).toBe(201);
  expect(await query(upgraded, NOT_THE_OWNERS, ['colonnade_owner'])).toEqual([]);
});

it('the embedded database asks everybody for a password, and its file is private', async () => {
  const database = await openEmbeddedDatabase({ dataDir: folder });
  onTestFinished(() => database.close());
  for (const url of [database.url, ...Object.values(database.connections)]) {
    const wrong = new URL(url);
    wrong.password = 'wrong';
    await expect(on(wrong.href, async () => undefined)).rejects.toMatchObject({ code: '28P01' });
    wrong.password = '';
    await expect(on(wrong.href, async () => undefined)).rejects.toThrow(/password/);
  }
  const rules = readFileSync(path.join(folder, 'postgres/data/pg_hba.conf'), 'utf8')
    .split('\n')
    .filter((line) => /^(local|host)/.test(line))
    .map((line) => line.split(/\s+/).at(-1));
  expect([...new Set(rules)]).toEqual(['scram-sha-256']);
  expect(statSync(path.join(folder, 'postgres/password')).mode & 0o777).toBe(0o600);
  const { rows } = await on(database.url, (client) =>
    client.query(
      `select rolname from pg_authid where rolcanlogin and rolpassword not like 'SCRAM-SHA-256$%'`,
    ),
  );
  expect(rows).toEqual([]);
});

/** Its own roles: those of the other test files belong to the same server. */
async function external(name: string) {
  const server = testServer();
  const own = [`${name}_owner`, `${name}_web`, `${name}_worker`];
  const admin = databaseUrl(server, name);
  await onServer(server, (client) => client.query(`create database ${name} template template0`));
  onTestFinished(async () => {
    await onServer(server, async (client) => {
      await client.query(`drop database ${name} with (force)`);
      for (const role of own) await client.query(`drop role if exists ${role}`);
    });
  });
  await fillAsBefore(admin);
  const as = (role: string) => {
    const url = new URL(admin);
    url.username = role;
    url.password = `password-of-${role}`;
    return url.href;
  };
  const place = { dataDir: path.join(folder, name), mediaDir: path.join(folder, name), port: 1 };
  const [owner = '', web = '', worker = ''] = own.map(as);
  return { admin, owner, web, worker, env: siteEnvironment(place) };
}

it('an external database with one connection for everything keeps starting, with a warning', async () => {
  const { admin, env } = await external('one_connection');
  const { code, output } = await outcome(launchProcess('prepare', { ...env, DATABASE_URL: admin }));
  expect(code, output).toBe(0);
  expect(output).toContain(
    'Warning: web and worker connect with the rights of the migrations (DATABASE_URL): `npm run db:roles` gives each a role of its own.\n',
  );
});

it('one command makes the roles of an external database, and prints the same for its administrator', async () => {
  const { admin, env, owner, web, worker } = await external('own_roles');
  const settings = { DATABASE_URL: owner, DATABASE_WEB_URL: web, DATABASE_WORKER_URL: worker };
  const all = { ...env, ...settings, DATABASE_ADMIN_URL: admin };
  const printed = await outcome(launch('scripts/roles.ts', all, ['--print']));
  expect(printed.code, printed.output).toBe(0);
  expect(printed.output).toContain('create role "own_roles_web" login');
  expect(printed.output).not.toContain('password-of-');
  await expect(on(web, async () => undefined)).rejects.toMatchObject({ code: '28P01' });

  for (const attempt of ['first', 'again']) {
    const made = await outcome(launch('scripts/roles.ts', all));
    expect(made.code, `${attempt}: ${made.output}`).toBe(0);
  }
  const prepared = await outcome(launchProcess('prepare', all));
  expect(prepared.code, prepared.output).toBe(0);
  expect(prepared.output).not.toContain('Warning: web and worker');
  await on(admin, async (client) =>
    expect((await client.query(NOT_THE_OWNERS, ['own_roles_owner'])).rows).toEqual([]),
  );
  await on(web, async (client) => {
    expect((await client.query('select label from social_links')).rows).toEqual([
      { label: 'Of the first days' },
    ]);
    await expect(client.query('drop table social_links')).rejects.toMatchObject({ code: '42501' });
  });
});

it('a superuser as one of the roles is refused', async () => {
  const { admin, env } = await external('no_roles');
  const { code, output } = await outcome(
    launchProcess('prepare', {
      ...env,
      DATABASE_URL: admin,
      DATABASE_WEB_URL: admin,
      DATABASE_WORKER_URL: admin,
    }),
  );
  expect(code).toBe(1);
  expect(output).toContain(
    'the role postgres of web or worker is a superuser, or the owner: run `npm run db:roles`',
  );
});

it('without any settings, new roles are proposed with their settings', async () => {
  const { admin, env } = await external('proposed');
  const { code, output } = await outcome(
    launch('scripts/roles.ts', { ...env, DATABASE_URL: admin }, ['--print']),
  );
  expect(code, output).toBe(0);
  expect(output).toMatch(
    /^DATABASE_URL=postgres:\/\/colonnade_owner:[\w-]{32}@.*\nDATABASE_WEB_URL=postgres:\/\/colonnade_web:[\w-]{32}@.*\nDATABASE_WORKER_URL=postgres:\/\/colonnade_worker:[\w-]{32}@.*\n$/m,
  );
});

const OF_OTHERS = 'create table invoices (id int)';
const ADVICE = 'give the site one of its own in DATABASE_URL, which `npm run db:roles` creates';

it.each(['postgres', 'template1', 'of_others'])(
  'takes over neither a database of the server itself nor one of another program: %s',
  async (name) => {
    const server = testServer();
    const url = databaseUrl(server, name);
    if (name === 'of_others') {
      await onServer(server, (client) => client.query('create database of_others template template0'));
      onTestFinished(async () => {
        await onServer(server, (client) => client.query('drop database of_others with (force)'));
      });
      await on(url, (client) => client.query(OF_OTHERS));
    }
    const place = path.join(folder, `not-${name}`);
    const env = {
      ...siteEnvironment({ dataDir: place, mediaDir: place, port: 1 }),
      DATABASE_URL: url,
      DATABASE_ADMIN_URL: url,
    };
    const refusal =
      name === 'of_others'
        ? `of_others holds tables of another program: ${ADVICE}\n`
        : `${name} is a database of the server itself: ${ADVICE}\n`;
    expect(await outcome(launch('scripts/roles.ts', env))).toEqual({ code: 1, output: refusal });
    expect(await outcome(launchProcess('prepare', env))).toEqual({
      code: 1,
      output: `The database could not be prepared: ${refusal}`,
    });
    const owner = await on(url, (client) =>
      client.query(
        `select datdba::regrole::text as name, to_regnamespace('graphile_worker') as queue from pg_database
         where datname = current_database()`,
      ),
    );
    expect(owner.rows).toEqual([{ name: 'postgres', queue: null }]);
  },
);

it('makes the roles of the database of the site itself, which it creates, and says so, whatever the administrator’s is', async () => {
  const server = testServer();
  const own = ['made_owner', 'made_web', 'made_worker'];
  onTestFinished(async () => {
    await onServer(server, async (client) => {
      await client.query('drop database if exists made with (force)');
      await client.query('alter database postgres owner to postgres');
      for (const role of own) await client.query(`drop role if exists ${role}`);
    });
  });
  const [owner = '', web = '', worker = ''] = own.map((role) => {
    const url = new URL(databaseUrl(server, 'made'));
    url.username = role;
    url.password = `password-of-${role}`;
    return url.href;
  });
  const place = path.join(folder, 'made');
  const env = {
    ...siteEnvironment({ dataDir: place, mediaDir: place, port: 1 }),
    DATABASE_ADMIN_URL: databaseUrl(server, 'postgres'),
    DATABASE_URL: owner,
    DATABASE_WEB_URL: web,
    DATABASE_WORKER_URL: worker,
  };
  expect(await outcome(launch('scripts/roles.ts', env, ['--print']))).toEqual({
    code: 1,
    output: 'There is no database made: create it first.\n',
  });
  const belongs = 'The database made belongs to made_owner; made_web and made_worker may use it.\n';
  expect(await outcome(launch('scripts/roles.ts', env))).toEqual({
    code: 0,
    output: `Created the database made.\n${belongs}`,
  });
  expect(await outcome(launch('scripts/roles.ts', env))).toEqual({ code: 0, output: belongs });
  const owners = await onServer(server, (client) =>
    client.query(
      `select datname, datdba::regrole::text as owner from pg_database where datname in ('made', 'postgres') order by 1`,
    ),
  );
  expect(owners.rows).toEqual([
    { datname: 'made', owner: 'made_owner' },
    { datname: 'postgres', owner: 'postgres' },
  ]);
  const prepared = await outcome(launchProcess('prepare', env));
  expect(prepared.code, prepared.output).toBe(0);
});
