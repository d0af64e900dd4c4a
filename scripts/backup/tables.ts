import type { Client } from 'pg';
import type { Sequence, Table } from './manifest';

/** Payload's tables, our own, and the queue's. */
export const SCHEMAS = ['public', 'site', 'graphile_worker'];

export const quotedIdentifier = (...names: string[]): string =>
  names.map((name) => `"${name.replaceAll('"', '""')}"`).join('.');

/**
 * The tables of a backup. Not included: unlogged ones, which hold nothing permanent; the queue's own list of
 * migrations, which its library maintains; tables of extensions.
 */
const TABLES = `select n.nspname as schema, c.relname as name, array(
    select a.attname::text from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname = any($1)
    and not (n.nspname = 'graphile_worker' and c.relname = 'migrations')
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by 1, 2`;

/** Tables whose rows are in no backup, and gone after the restore of an older one: whoever has it cannot sign in. */
const WITHOUT_ROWS = ['public.users_sessions', 'site.staff_invitations'];

export const isWithoutRows = ({ schema, name }: Pick<Table, 'schema' | 'name'>): boolean =>
  WITHOUT_ROWS.includes(`${schema}.${name}`);

export async function listTables(client: Client): Promise<Omit<Table, 'rows'>[]> {
  return (await client.query<Omit<Table, 'rows'>>(TABLES, [SCHEMAS])).rows;
}

export async function listSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select schemaname::text as schema, sequencename::text as name from pg_sequences
     where schemaname = any($1) order by 1, 2`,
    [SCHEMAS],
  );
  const sequences: Sequence[] = [];
  for (const one of rows) {
    const state = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${quotedIdentifier(one.schema, one.name)}`,
    );
    sequences.push({ ...one, value: state.rows[0]?.value ?? '1', called: state.rows[0]?.called ?? false });
  }
  return sequences;
}

/** The name of a table's rows in a backup, without the number of the piece. */
export const folderOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  `database/${schema}.${name}`;

export async function exists(client: Client, table: string): Promise<boolean> {
  const { rows } = await client.query('select to_regclass($1) is not null as there', [table]);
  return Boolean(rows[0]?.there);
}
