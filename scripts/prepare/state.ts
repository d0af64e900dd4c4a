import type pg from 'pg';
import { TOO_NEW, UNKNOWN_MIGRATIONS } from '@/core/db/known-migrations';

export type Pending = { migrations: number; seeds: number; admin: boolean };

const exists = async (client: pg.Client, table: string) => {
  const { rows } = await client.query('SELECT to_regclass($1) IS NOT NULL AS there', [table]);
  return Boolean(rows[0]?.there);
};

const countKnown = async (client: pg.Client, table: string, column: string, names: string[]) => {
  if (!(await exists(client, table))) return 0;
  const { rows } = await client.query(
    `SELECT count(DISTINCT ${column})::int AS n FROM ${table} WHERE ${column} = ANY($1)`,
    [names],
  );
  return Number(rows[0]?.n ?? 0);
};

const hasUsers = async (client: pg.Client) =>
  (await exists(client, 'users')) && (await client.query('SELECT 1 FROM users LIMIT 1')).rowCount === 1;

/** @throws Error in one line when a later version prepared this database */
export async function refuseTooNew(client: pg.Client, names: string[]): Promise<void> {
  if (!(await exists(client, 'payload_migrations'))) return;
  const { rows } = await client.query<{ name: string }>(UNKNOWN_MIGRATIONS, [names]);
  if (rows[0]) throw new Error(`it ${TOO_NEW}, such as ${rows[0].name}: start the version that ran them`);
}

/** What is left to do, by plain SQL: most starts find nothing, and need not load Payload for that. */
export async function findPending(client: pg.Client, names: string[], seeds: string[]): Promise<Pending> {
  return {
    migrations: names.length - (await countKnown(client, 'payload_migrations', 'name', names)),
    seeds: seeds.length - (await countKnown(client, 'site.meta', 'key', seeds)),
    admin: !(await hasUsers(client)),
  };
}
