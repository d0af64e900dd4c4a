import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WEB, WORKER } from '../../scripts/roles/table-rights';
import { query, send, signIn } from '../support/api';
import { type Site, startSite } from '../support/site';
import { runPrepare } from '../support/site-processes';
import { request } from '../support/tickets';

type Role = 'web' | 'worker';
const ROLES: Role[] = ['web', 'worker'];

let site: Site;
const connections = {} as Record<Role, Client>;
beforeAll(async () => {
  site = await startSite({ worker: true });
  // A copied database lacks the rights on the database itself.
  await runPrepare(site.env);
  const urls = { web: site.env.DATABASE_WEB_URL, worker: site.env.DATABASE_WORKER_URL };
  for (const role of ROLES) {
    connections[role] = new Client({ connectionString: urls[role] });
    await connections[role].connect();
  }
});
afterAll(async () => {
  for (const role of ROLES) await connections[role]?.end();
  await site?.stop();
});

/** The answer of PostgreSQL, as its code or the number of rows; nothing lasts. */
async function told(role: Role, statement: string): Promise<string> {
  const client = connections[role];
  await client.query('begin');
  try {
    const { rowCount } = await client.query(statement);
    return `${rowCount} rows`;
  } catch (error) {
    return (error as { code: string }).code;
  } finally {
    await client.query('rollback');
  }
}

/** `insufficient_privilege` */
const REFUSED = '42501';

const FORBIDDEN = [
  'drop table mails',
  'alter table mails add column more integer',
  'alter table activity disable trigger activity_append_only',
  'alter table activity owner to current_user',
  'create table public.more (n integer)',
  'create temporary table more (n integer)',
  'create schema more',
  "create function public.more() returns integer language sql as 'select 1'",
  'create or replace function site.refuse_change() returns trigger language plpgsql as $$ begin return null; end $$',
  'create trigger more before insert on mails execute function site.content_changed()',
  'create extension file_fdw',
  'drop policy colonnade on graphile_worker._private_jobs',
  "copy (select 1) to program 'true'",
  "copy notes from program 'true'",
  "copy notes from '/etc/hostname'",
  "copy notes to '/tmp/colonnade-notes'",
  "select pg_read_file('/etc/hostname')",
  "select pg_ls_dir('.')",
  "select lo_import('/etc/hostname')",
  'set session_replication_role = replica',
  'set role postgres',
  'set role colonnade_owner',
  'set session authorization postgres',
  'alter role current_user superuser',
  'create role more',
  'select rolpassword from pg_authid',
  "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'postgres'",
  "select setval('mails_id_seq', 1)",
  'truncate mails',
  'truncate activity',
  'insert into graphile_worker.migrations (id) values (999999)',
  "update policy_versions set title = 'x'",
  'delete from policy_versions',
  "update activity set action = 'x'",
  'delete from activity',
  "update transitions set new_state = 'x'",
  'delete from transitions',
  "update notes set text = 'x'",
  'delete from site.erasures',
  'update site.erasures set erased_at = now()',
  'delete from payload_migrations',
  "update site.draw_leaves set leaves = ''",
  'delete from site.draw_leaves',
  "update site.draw_hand_changes set reason = 'x'",
  'delete from site.draw_hand_changes',
  'delete from site.draw_commitments',
  'update site.draw_commitments set drand_round = 1, commitment = null',
  'delete from site.draw_results',
  "update site.draw_results set signature = 'x'",
  'delete from site.draw_places',
  'update site.draw_places set ticket = 1',
  'delete from site.draw_secrets',
];

/** What only the other one needs. */
const ONLY_FOR_THE_OTHER: Record<Role, string[]> = {
  web: [
    'select from graphile_worker.migrations',
    "update site.draw_commitments set commitment = '{}', committed_at = now(), fingerprint = 'x'",
    "insert into site.draw_commitments (round_id, asked_by_id, asked_by, places, fingerprint) values (1, 1, 'x', 1, 'x')",
    'update site.draw_results set drawn_at = now()',
    "insert into site.draw_places (round_id, place, ticket, person, account, masked) values (1, 1, 1, 1, 'x', 'x')",
    'insert into site.draw_secrets (round_id) values (1)',
    "insert into site.draw_leaves (round_id, chunk, first, root, leaves) values (1, 1, '', '', '')",
    'delete from site.draw_leaf_people',
  ],
  worker: [
    'select hash from users',
    'select id from users_sessions',
    'select value from payload_preferences',
    'select name from payload_migrations',
    'select body from policy_versions',
    'select details from activity',
    'select text from saved_replies',
    'select from social_links',
    'select from media',
    'select from site.link_clicks',
    "update brand set name = 'x'",
    "insert into waitlist (email) values ('x')",
    "update users set role = 'admin'",
    'update site.draw_places set passed_over_at = now()',
  ],
};

describe.each(ROLES)('the role of the %s process', (role) => {
  it.each(FORBIDDEN)('is refused: %s', async (statement) => {
    expect(await told(role, statement)).toBe(REFUSED);
  });

  it.each(ONLY_FOR_THE_OTHER[role])('does not need, and cannot: %s', async (statement) => {
    expect(await told(role, statement)).toBe(REFUSED);
  });

  it('has attributes of nothing, and ends what takes too long', async () => {
    const { rows } = await connections[role].query(
      `select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as special,
         (select count(*)::int from pg_auth_members where member = pg_roles.oid) as memberships,
         current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle
       from pg_roles where rolname = current_user`,
    );
    expect(rows).toEqual([{ special: false, memberships: 0, statement: '5min', idle: '5min' }]);
  });
});

describe('the processes', () => {
  it('connect with their own role and no other', async () => {
    await request(site);
    const rows = await query<{ who: string }>(
      site,
      `select distinct application_name || ' as ' || usename as who from pg_stat_activity
       where datname = current_database() and application_name like 'colonnade%' and pid <> pg_backend_pid() order by 1`,
    );
    expect(rows.map(({ who }) => who)).toEqual([
      'colonnade-changes as colonnade_web',
      'colonnade-web as colonnade_web',
      'colonnade-work as colonnade_worker',
    ]);
  });

  it('send what was submitted', async () => {
    const { ticketId } = await request(site);
    await expect
      .poll(
        () =>
          query(site, `select distinct state::text from mails where subject like $1 or text like $1`, [
            `%${ticketId}%`,
          ]),
        { timeout: 20_000 },
      )
      .toEqual([{ state: 'kept' }]);
  });
});

describe('the history of a record', () => {
  it('is removed with it, and not before', async () => {
    const { id } = await request(site);
    const cookie = await signIn(site);
    await query(
      site,
      `insert into transitions (subject, subject_id, left_state, new_state) values ('support-tickets', $1, 'a', 'b')`,
      [String(id)],
    );
    const forget = `select site.forget_history('support-tickets', array[${id}])`;
    for (const role of ROLES) expect(await told(role, forget)).toBe(REFUSED);
    const path = `/admin/api/support-tickets/${id}`;
    expect((await send(site, path, undefined, { Cookie: cookie }, 'DELETE')).status).toBe(200);
    const left = await query(
      site,
      `select from transitions where subject = 'support-tickets' and subject_id = $1`,
      [String(id)],
    );
    expect(left).toEqual([]);
  });
});

describe('a recent step of a record', () => {
  it('is not removed by an answer that somebody invents for it', async () => {
    const { id } = await request(site);
    const cookie = await signIn(site);
    const moved = await send(
      site,
      `/admin/api/support-tickets/${id}`,
      { status: 'open' },
      { Cookie: cookie },
      'PATCH',
    );
    expect(moved.status).toBe(200);
    const steps = () =>
      query<{ id: number }>(
        site,
        `select id from transitions where subject = 'support-tickets' and subject_id = $1`,
        [String(id)],
      );
    const [step] = await steps();
    expect(step).toBeDefined();
    const { rows } = await connections.web.query<{ answer: number }>(
      `insert into site.desk_answers (subject, subject_id, user_id, author, mail_id, left_state, new_state,
         transition_id, assigns, leaves_at)
       select 'support-tickets', $1, min(id), 'x', 2147483647, 'new', 'open', $2, false, now() + interval '1 day'
       from users returning id as answer`,
      [id, step?.id],
    );
    await connections.web.query('select site.take_back_transition($1)', [rows[0]?.answer]);
    expect(await steps()).toEqual([step]);
  });
});

describe('every table', () => {
  const RIGHTS = `select name, array(select privilege from unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) privilege
      where has_table_privilege($1, oid, privilege)) as rights
    from (select c.oid, case n.nspname when 'public' then c.relname else n.nspname || '.' || c.relname end as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'site', 'graphile_worker') and c.relkind in ('r', 'p', 'v')) t order by name`;
  const rightsOf = async (role: string) =>
    new Map(
      (await query<{ name: string; rights: string[] }>(site, RIGHTS, [role])).map(({ name, rights }) => [
        name,
        rights,
      ]),
    );

  it('that is named in the list of rights exists', async () => {
    const tables = await rightsOf('colonnade_web');
    expect([...Object.keys(WEB), ...Object.keys(WORKER)].filter((name) => !tables.has(name))).toEqual([]);
  });

  it('that only grows by its trigger cannot be changed by either', async () => {
    const guarded = await query<{ name: string }>(
      site,
      `select tgrelid::regclass::text as name from pg_trigger where tgfoid = 'site.refuse_change'::regproc order by 1`,
    );
    expect(guarded.map(({ name }) => name)).toEqual(['activity', 'policy_versions', 'site.draw_leaves']);
    for (const role of ROLES) {
      const rights = await rightsOf(`colonnade_${role}`);
      for (const { name } of guarded)
        expect(rights.get(name)?.filter((right) => /UPDATE|DELETE/.test(right))).toEqual([]);
    }
  });

  it('is owned by neither, and open to nobody else', async () => {
    const rows = await query(
      site,
      `select c.relname, c.relowner::regrole::text as owner from pg_class c
         left join lateral aclexplode(c.relacl) a on a.grantee = 0
       where c.relnamespace in ('public'::regnamespace, 'site'::regnamespace, 'graphile_worker'::regnamespace)
         and c.relkind in ('r', 'p', 'v', 'S') and (c.relowner <> 'colonnade_owner'::regrole or a.grantee is not null)`,
    );
    expect(rows).toEqual([]);
  });

  it('that a migration adds is served by the site at once, and closed to the worker', async () => {
    const owner = new Client({ connectionString: site.env.DATABASE_URL });
    await owner.connect();
    try {
      await owner.query('create table added_later (id serial primary key, secret text)');
      for (const role of ROLES) expect(await told(role, 'select from added_later')).toBe(REFUSED);
      await runPrepare(site.env);
      expect(await told('web', "insert into added_later (secret) values ('x')")).toBe('1 rows');
      expect(await told('worker', 'select from added_later')).toBe(REFUSED);
    } finally {
      await owner.query('drop table added_later');
      await owner.end();
    }
  });
});
