import { readdirSync, readFileSync } from 'node:fs';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ORIGINALS } from '../../src/migrations/originals-of-20261129';
import { PAGE_ORIGINALS } from '../../src/migrations/originals-of-20261130';
import { type OpenPayload, openPayload } from '../support/payload';

/** What Payload itself compares migrations by (`payload migrate:create`). */
type Kit = {
  generateDrizzleJson: (schema: unknown) => Promise<object>;
  generateMigration: (before: object, after: object) => Promise<string[]>;
  pushSchema: (
    schema: unknown,
    drizzle: unknown,
    schemas: undefined,
    tables: string[] | undefined,
  ) => Promise<{ statementsToExecute: string[] }>;
};

let site: OpenPayload;
let db: PostgresAdapter;
let kit: Kit;

beforeAll(async () => {
  // PostgreSQL shows constraints to the owner only.
  site = await openPayload({}, 'DATABASE_URL');
  db = site.payload.db as unknown as PostgresAdapter;
  // All tables are asked about at once, and the last of hundreds waits longest for a connection.
  db.pool.options.connectionTimeoutMillis = 60_000;
  kit = db.requireDrizzleKit() as unknown as Kit;
});
afterAll(() => site?.close());

it('has a snapshot beside its migrations that is what the config asks for', async () => {
  const folder = 'src/migrations';
  const snapshots = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const last = JSON.parse(readFileSync(`${folder}/${snapshots.sort().at(-1)}`, 'utf8'));
  expect(await kit.generateMigration(last, await kit.generateDrizzleJson(db.schema))).toEqual([]);
});

const SET_DEFAULT = /^ALTER TABLE "(\w+)" ALTER COLUMN "(\w+)" SET DEFAULT (\d+);$/;

/** Drizzle reads the default of a numeric column as text, and would set it again every time. */
async function isDefault(table: string, column: string, value: string): Promise<boolean> {
  const { rows } = await site.query(
    `select column_default from information_schema.columns where (table_name, column_name) = ($1, $2)`,
    [table, column],
  );
  return rows[0]?.column_default?.replace(/^'(\d+)'::.*$/, '$1') === value;
}

const TEXTS = Object.keys({ ...ORIGINALS, ...PAGE_ORIGINALS }).join('|');
/** Columns and rows of sentences, and the types of their choices: they stay for one version, unused (decision 027). */
const RETIRED = [
  new RegExp(`^ALTER TABLE "_?(${TEXTS})(_v)?" DROP COLUMN `),
  new RegExp(
    `^(DROP|ALTER) TABLE "(_(${TEXTS})_v_version|(${TEXTS}))_\\w+" (CASCADE|DISABLE ROW LEVEL SECURITY);`,
  ),
  /^DROP TYPE "public"\."enum_(_home_page_v_version|home_page)_(features_rooms_drawing|showcase_points_icon)";/,
];

it('has tables, columns and indexes in the migrated database that the config asks for', async () => {
  const { statementsToExecute } = await kit.pushSchema(db.schema, db.drizzle, undefined, db.tablesFilter);
  const drift: string[] = [];
  for (const statement of statementsToExecute) {
    // Indexes that a migration adds for searches and counts are not part of Payload's config.
    if (statement.startsWith('DROP INDEX ') || RETIRED.some((one) => one.test(statement))) continue;
    const [, table = '', column = '', value = ''] = SET_DEFAULT.exec(statement) ?? [];
    if (!(await isDefault(table, column, value))) drift.push(statement);
  }
  expect(statementsToExecute.length).toBeGreaterThan(drift.length);
  expect(drift).toEqual([]);
});
