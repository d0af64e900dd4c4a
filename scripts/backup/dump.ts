import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { Refusal } from '../lib/refusal';
import type { AddPart } from './archive';
import type { Manifest, Table } from './manifest';
import { exists, folderOf, isWithoutRows, listSequences, listTables, quoted } from './tables';

/** The archive states a part's length before its content, and a table's length is unknown, so tables are split. */
const PIECE_BYTES = 8 * 1024 * 1024;

async function dumpTable(client: Client, table: Omit<Table, 'rows'>, add: AddPart): Promise<Table> {
  if (isWithoutRows(table)) return { ...table, rows: 0 };
  const columns = table.columns.map((name) => quoted(name)).join(', ');
  const stream = client.query(copyTo(`copy ${quoted(table.schema, table.name)} (${columns}) to stdout`));
  let piece: Buffer[] = [];
  let bytes = 0;
  let count = 0;
  const flush = async () => {
    const chunks = piece;
    const name = `${folderOf(table)}/${String(count).padStart(6, '0')}`;
    const size = bytes;
    [piece, bytes, count] = [[], 0, count + 1];
    await add(name, size, chunks as unknown as AsyncIterable<Buffer>);
  };
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    piece.push(chunk);
    bytes += chunk.length;
    if (bytes >= PIECE_BYTES) await flush();
  }
  if (bytes > 0) await flush();
  return { ...table, rows: stream.rowCount };
}

type Database = Pick<Manifest, 'migrations' | 'queueMigration' | 'tables' | 'sequences'>;

/**
 * The whole database, as one snapshot sees it.
 * @param client inside a transaction that is repeatable read and read only
 * @throws Refusal where no site was ever set up
 */
export async function dumpDatabase(client: Client, add: AddPart): Promise<Database> {
  if (!(await exists(client, 'public.payload_migrations')))
    throw new Refusal('The database is empty: there is nothing to back up.');
  const run = await client.query<{ name: string }>(
    'select name from public.payload_migrations where batch > 0 order by id',
  );
  const queue = await client.query<{ id: number }>(
    'select coalesce(max(id), 0)::int as id from graphile_worker.migrations',
  );
  const tables: Table[] = [];
  for (const table of await listTables(client)) tables.push(await dumpTable(client, table, add));
  return {
    migrations: run.rows.map(({ name }) => name),
    queueMigration: queue.rows[0]?.id ?? 0,
    tables,
    sequences: await listSequences(client),
  };
}
