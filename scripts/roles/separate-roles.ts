import { type Client, escapeIdentifier } from 'pg';
import { env } from '@/env';
import { WEB, WEB_DEFAULT, WORKER } from './table-rights';

const SCHEMAS = ['public', 'site', 'graphile_worker'];

/** Extensions bring their own tables and grants; what belongs to somebody else is not this site's to grant. */
const TABLES = `select format('%I.%I', n.nspname, c.relname) as address, c.relrowsecurity as "hasPolicies",
    c.relkind = 'S' as "isSequence",
    case n.nspname when 'public' then c.relname else n.nspname || '.' || c.relname end as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'S') and n.nspname = any($1)
    and pg_has_role(c.relowner, 'USAGE')
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by 1`;

type Table = { address: string; name: string; hasPolicies: boolean; isSequence: boolean };

const rightsOn = (table: Table, role: string, rights: string): string[] => [
  `revoke all on ${table.address} from ${role}`,
  ...(rights === '' ? [] : [`grant ${rights} on ${table.address} to ${role}`]),
];

/** The queue's tables have row security without a policy: without one, only their owner sees a row. */
const policies = ({ address }: Table, roles: string): string[] => [
  `drop policy if exists colonnade on ${address}`,
  `create policy colonnade on ${address} to ${roles} using (true) with check (true)`,
];

const WITH_POLICY = `select format('%I.%I', schemaname, tablename) as address from pg_policies
  where policyname = 'colonnade' and roles @> $1`;

/**
 * Grants both roles what they need in the current database, and takes everything else from them and from PUBLIC.
 * One transaction: the running site never lacks a right. Repeated after each migration, so that it covers new tables.
 * @param client connected as the owner
 * @throws database errors, as when a role does not exist
 */
async function grantRights(client: Client, names: { web: string; worker: string }): Promise<void> {
  const [web, worker] = [escapeIdentifier(names.web), escapeIdentifier(names.worker)];
  const roles = `${web}, ${worker}`;
  await client.query('begin');
  try {
    const { rows: owned } = await client.query<Table>(TABLES, [SCHEMAS]);
    const tables = owned.filter(({ isSequence }) => !isSequence);
    const sequences = owned.filter(({ isSequence }) => isSequence);
    const found = await client.query<{ address: string }>(WITH_POLICY, [[names.web, names.worker]]);
    const done = new Set(found.rows.map(({ address }) => address));
    const { rows } = await client.query<{ name: string }>('select quote_ident(current_database()) as name');
    const statements = [
      `revoke all on database ${rows[0]?.name} from public, ${roles}`,
      `grant connect on database ${rows[0]?.name} to ${roles}`,
      ...SCHEMAS.flatMap((schema) => [
        `revoke all on schema ${schema} from public, ${roles}`,
        `grant usage on schema ${schema} to ${roles}`,
      ]),
      ...sequences.flatMap(({ address }) => [
        `revoke all on ${address} from ${roles}`,
        `grant usage on ${address} to ${roles}`,
      ]),
      ...tables.flatMap((table) => [
        ...rightsOn(table, web, WEB[table.name] ?? WEB_DEFAULT),
        ...rightsOn(table, worker, WORKER[table.name] ?? ''),
        ...(table.hasPolicies && !done.has(table.address) ? policies(table, roles) : []),
      ]),
    ];
    await client.query(statements.join(';\n'));
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

const nameOf = (url: string) => decodeURIComponent(new URL(url).username);

/**
 * Grants web and worker what they need, after each migration. An installation from before there were roles has one
 * connection for everything: it keeps starting, with a warning.
 * @throws Error in one line; database errors
 */
export async function separateRoles(client: Client, report: (line: string) => void): Promise<void> {
  const { DATABASE_WEB_URL, DATABASE_WORKER_URL } = env();
  if (!DATABASE_WEB_URL || !DATABASE_WORKER_URL) {
    report(
      'Warning: web and worker connect with the rights of the migrations (DATABASE_URL): `npm run db:roles` gives each a role of its own.',
    );
    return;
  }
  const names = { web: nameOf(DATABASE_WEB_URL), worker: nameOf(DATABASE_WORKER_URL) };
  const { rows } = await client.query<{ name: string }>(
    `select name from unnest($1::text[]) as name
     where name = current_user or name = any(select rolname from pg_roles where rolsuper)`,
    [Object.values(names)],
  );
  if (rows[0])
    throw new Error(
      `the role ${rows[0].name} of web or worker is a superuser, or the owner: run \`npm run db:roles\``,
    );
  await grantRights(client, names);
}
