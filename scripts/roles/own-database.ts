import type { Client } from 'pg';
import { Refusal } from '../lib/refusal';

const FIRST_MIGRATION = '20261121_070124_initial';

const LOOK = `select datname as name, datname = 'postgres' or datistemplate as "isOfServer",
    to_regclass('public.payload_migrations') is not null as "hasMigrations",
    exists (select from pg_class c where c.relnamespace in (select oid from pg_namespace where nspname in ('public', 'site'))
      and c.relkind in ('r', 'v', 'm', 'p', 'f')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')) as "isUsed"
  from pg_database where datname = current_database()`;

type Found = { name: string; isOfServer: boolean; hasMigrations: boolean; isUsed: boolean };

/** @throws Refusal in one line unless the current database is the site's, or empty and free to become that */
export async function refuseForeign(client: Client): Promise<void> {
  const [found] = (await client.query<Found>(LOOK)).rows;
  if (!found) return;
  const ours = 'select from public.payload_migrations where name = $1';
  if (found.hasMigrations && (await client.query(ours, [FIRST_MIGRATION])).rowCount === 1) return;
  const own = 'give the site one of its own in DATABASE_URL, which `npm run db:roles` creates';
  if (found.isOfServer) throw new Refusal(`${found.name} is a database of the server itself: ${own}`);
  if (found.isUsed) throw new Refusal(`${found.name} holds tables of another program: ${own}`);
}
