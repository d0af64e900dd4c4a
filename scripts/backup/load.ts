import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { Client } from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { Refusal } from '../lib/refusal';
import type { Manifest, Table } from './manifest';
import { folderOf, isWithoutRows, listTables, quotedIdentifier } from './tables';

const nameOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => quotedIdentifier(schema, name);

/** Migrations fill some tables from existing data: here that would come twice. */
export async function emptyTables(client: Client, { tables }: Manifest): Promise<void> {
  const present = await listTables(client);
  for (const table of tables) {
    const found = present.find(({ schema, name }) => schema === table.schema && name === table.name);
    const lacking = table.columns.find((column) => !found?.columns.includes(column));
    if (lacking)
      throw new Refusal(
        `The backup contains ${lacking} of ${nameOf(table)}, which this version does not know.`,
      );
  }
  await client.query(`truncate ${present.map(nameOf).join(', ')}`);
}

/** Receives the pieces of the tables in the order of the backup. */
export class TableLoader {
  #client: Client;
  #tables: Table[];
  #now: { table: Table; stream: CopyStreamQuery; done: Promise<unknown> } | undefined;

  constructor(client: Client, { tables }: Manifest) {
    this.#client = client;
    this.#tables = tables;
  }

  /** @param name as `database/public.users/000000` */
  async take(name: string, content: Readable): Promise<void> {
    const table = this.#tables.find((one) => name.startsWith(`${folderOf(one)}/`));
    if (!table) throw new Refusal(`The backup contains ${name}, which belongs to no table.`);
    if (this.#now?.table !== table) {
      await this.finish();
      const columns = table.columns.map((column) => quotedIdentifier(column)).join(', ');
      const stream = this.#client.query(copyFrom(`copy ${nameOf(table)} (${columns}) from stdin`));
      const done = once(stream, 'finish');
      done.catch(() => undefined);
      this.#now = { table, stream, done };
    }
    const { stream, done } = this.#now;
    for await (const chunk of content)
      if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), done]);
  }

  /** Ends the current table. @throws Refusal when its number of rows differs; database errors */
  async finish(): Promise<void> {
    if (!this.#now) return;
    const { table, stream, done } = this.#now;
    this.#now = undefined;
    stream.end();
    await done;
    if (stream.rowCount !== table.rows)
      throw new Refusal(`${nameOf(table)} has ${stream.rowCount} of ${table.rows} rows.`);
  }
}

/** Backups of earlier versions have these rows. */
export async function emptyWithoutRows(client: Client, { tables }: Manifest): Promise<void> {
  await client.query(`truncate ${tables.filter(isWithoutRows).map(nameOf).join(', ')}`);
}

export async function setSequences(client: Client, { sequences }: Manifest): Promise<void> {
  for (const { schema, name, value, called } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      quotedIdentifier(schema, name),
      value,
      called,
    ]);
}
