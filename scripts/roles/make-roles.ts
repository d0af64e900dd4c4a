import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { escapeIdentifier, escapeLiteral } from 'pg';

/** `password` null: the role exists and keeps its own. */
export type Login = { name: string; password: string | null };

/** Who owns the tables and migrates them, and whom the web process and the worker connect as. */
export type Roles = { owner: Login; web: Login; worker: Login };

/** The names where nobody chose others. */
export const ROLE_NAMES = {
  owner: 'colonnade_owner',
  web: 'colonnade_web',
  worker: 'colonnade_worker',
} as const;

/** Connection strings, by the names of the settings that hold them. */
export type Connections = { DATABASE_URL: string; DATABASE_WEB_URL: string; DATABASE_WORKER_URL: string };

type Known = { name: string; password: string };

/** @param url of the same database, by any role */
export function connectionsOf(url: string, { owner, web, worker }: Record<keyof Roles, Known>): Connections {
  const as = ({ name, password }: Known) => {
    const own = new URL(url);
    own.username = name;
    own.password = password;
    return own.href;
  };
  return { DATABASE_URL: as(owner), DATABASE_WEB_URL: as(web), DATABASE_WORKER_URL: as(worker) };
}

const ITERATIONS = 4096;

/** What PostgreSQL stores of a password (RFC 5803). Sent instead of the password, which no log can then contain. */
function verifierOf(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password.normalize('NFKC'), salt, ITERATIONS, 32, 'sha256');
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest();
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${stored}:${keyOf('Server Key').toString('base64')}`;
}

const login = ({ name, password }: Login): string[] =>
  password === null
    ? []
    : [
        `do $$ begin create role ${escapeIdentifier(name)} login; exception when duplicate_object then null; end $$`,
        `alter role ${escapeIdentifier(name)} login password ${escapeLiteral(verifierOf(password))}`,
      ];

/** For what the pools do not limit themselves, such as imports: nothing runs forever. */
const limits = ({ name }: Login): string[] =>
  ['statement_timeout', 'idle_in_transaction_session_timeout'].map(
    (setting) => `alter role ${escapeIdentifier(name)} set ${setting} = '5min'`,
  );

const OURS = `('public', 'site', 'graphile_worker')`;
const notOfExtension = (oid: string) =>
  `not exists (select from pg_depend d where d.objid = ${oid} and d.deptype = 'e')`;

/** Statements that give to `owner` whatever others own of the site; none, and no locks, once that is done. */
const TRANSFERS = `
  select format('alter schema %I owner to %I', n.nspname, o.rolname) from pg_namespace n
    where n.nspname in ('site', 'graphile_worker') and n.nspowner <> o.oid
  union all select format('alter %s %s owner to %I', case c.relkind when 'v' then 'view' when 'm' then 'materialized view'
      when 'S' then 'sequence' else 'table' end, c.oid::regclass, o.rolname)
    from pg_class c where c.relnamespace in (select oid from pg_namespace where nspname in ${OURS})
      and c.relkind in ('r', 'p', 'v', 'm', 'S') and c.relowner <> o.oid and ${notOfExtension('c.oid')}
      and not exists (select from pg_depend d where d.objid = c.oid and c.relkind = 'S' and d.deptype in ('a', 'i'))
  union all select format('alter function %s owner to %I', p.oid::regprocedure, o.rolname) from pg_proc p
    where p.pronamespace in (select oid from pg_namespace where nspname in ${OURS})
      and p.proowner <> o.oid and ${notOfExtension('p.oid')}
  union all select format('alter type %s owner to %I', t.oid::regtype, o.rolname)
    from pg_type t left join pg_class c on c.oid = t.typrelid
    where t.typnamespace in (select oid from pg_namespace where nspname in ${OURS})
      and (t.typtype in ('e', 'd') or t.typtype = 'c' and c.relkind = 'c')
      and t.typowner <> o.oid and ${notOfExtension('t.oid')}`;

const transfer = ({ name }: Login): string => `do $do$
  declare o pg_roles; statement text;
  begin
    select * into strict o from pg_roles where rolname = ${escapeLiteral(name)};
    if (select datdba <> o.oid from pg_database where datname = current_database()) then
      execute format('alter database %I owner to %I', current_database(), o.rolname);
    end if;
    for statement in ${TRANSFERS} loop execute statement; end loop;
  end $do$`;

/**
 * Creates the roles, or gives the existing ones these passwords, and gives the current database and all that the site
 * has in it to the owner. What they may do with the tables is granted by the owner (`grantRights`). To be run by a
 * superuser, or by a role with CREATEROLE if it is the owner itself.
 * @returns statements, safe to repeat
 */
export const makeRoles = ({ owner, web, worker }: Roles): string[] => [
  ...[owner, web, worker].flatMap(login),
  ...[web, worker].flatMap(limits),
  ...(owner.password === null ? [] : [transfer(owner)]),
];
