import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import type { Client } from 'pg';
import { migrations } from '@/migrations';
import { Refusal } from '../lib/refusal';
import { quotedIdentifier, SCHEMAS } from './tables';

/** Creates the tables as of the backup: by the same migrations, inside the caller's transaction. */
export async function makeSchema(client: Client, names: readonly string[]): Promise<void> {
  const db = drizzle(client);
  for (const { name, up } of migrations) {
    // Migrations are plain SQL: none uses Payload or a request.
    if (names.includes(name)) await up({ db } as unknown as Parameters<typeof up>[0]);
  }
}

/** @throws Refusal when a later version of the program made these tables */
export function refuseUnknown(names: readonly string[]): void {
  const known = migrations.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown)
    throw new Refusal(`The backup was made by a newer version (it has ${unknown}): upgrade this program.`);
}

const NOT_OF_EXTENSION = (classid: string, oid: string) =>
  `not exists (select from pg_depend d where d.classid = '${classid}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;

export async function isEmpty(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from pg_class c join pg_namespace s on s.oid = c.relnamespace
     where s.nspname in ('public', 'site') and c.relkind in ('r', 'v', 'm', 'p', 'f') and ${NOT_OF_EXTENSION('pg_class', 'c.oid')}`,
  );
  return rows[0]?.n === 0;
}

/** Drops what is in the way of the backup's tables. Extensions stay; the queue's tables are emptied later. */
export async function dropEverything(client: Client): Promise<void> {
  await client.query('drop schema if exists site cascade');
  const tables = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace
       and c.relkind in ('r', 'p') and ${NOT_OF_EXTENSION('pg_class', 'c.oid')}`,
  );
  for (const { name } of tables.rows)
    await client.query(`drop table if exists ${quotedIdentifier('public', name)} cascade`);
  const types = await client.query<{ name: string }>(
    `select t.typname as name from pg_type t where t.typnamespace = 'public'::regnamespace
       and t.typtype = 'e' and ${NOT_OF_EXTENSION('pg_type', 't.oid')}`,
  );
  for (const { name } of types.rows)
    await client.query(`drop type ${quotedIdentifier('public', name)} cascade`);
}

type Kept = { restore: string[] };

const KEYS = `select format('%I.%I', n.nspname, c.relname) as "table", quote_ident(k.conname) as name,
    pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where k.contype = 'f' and n.nspname = any($1) order by 1, 2`;
const TRIGGERED = `select distinct format('%I.%I', n.nspname, c.relname) as "table"
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
  where not t.tgisinternal and t.tgenabled = 'O' and n.nspname = any($1) order by 1`;

/**
 * Drops foreign keys and disables triggers: inserted in any order, rows would violate keys, and triggers already ran
 * once. It needs only the owner's rights.
 * @returns statements that restore all of it, and check every key
 */
export async function setGuardsAside(client: Client): Promise<Kept> {
  const keys = await client.query<{ table: string; name: string; definition: string }>(KEYS, [SCHEMAS]);
  const triggered = await client.query<{ table: string }>(TRIGGERED, [SCHEMAS]);
  for (const { table, name } of keys.rows) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { table } of triggered.rows) await client.query(`alter table ${table} disable trigger user`);
  return {
    restore: [
      ...triggered.rows.map(({ table }) => `alter table ${table} enable trigger user`),
      ...keys.rows.map(
        ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
      ),
    ],
  };
}
