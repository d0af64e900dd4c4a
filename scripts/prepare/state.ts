import { readdirSync } from 'node:fs';
import type pg from 'pg';

export type Pending = { migrations: number; seeds: number; admin: boolean };

/** Payload names a migration after its file. */
export const migrationNames = () =>
  readdirSync(new URL('../../src/migrations/', import.meta.url))
    .filter((file) => /^\d{8}_\d{6}_\w+\.ts$/.test(file))
    .map((file) => file.slice(0, -3));

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

/** What is left to do, by plain SQL: most starts find nothing, and need not load Payload for that. */
export async function findPending(client: pg.Client, names: string[], seeds: string[]): Promise<Pending> {
  return {
    migrations: names.length - (await countKnown(client, 'payload_migrations', 'name', names)),
    seeds: seeds.length - (await countKnown(client, 'site.meta', 'key', seeds)),
    admin: !(await hasUsers(client)),
  };
}
