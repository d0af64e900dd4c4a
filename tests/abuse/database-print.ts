import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import type { Site } from '../support/site';

/** What a refused request may write, and why. */
const EXCEPTED: Record<string, string> = {
  // Counting is what a limit is for.
  'site.rate_limits': 'false',
  // A failed sign-in is logged; nothing else may be.
  'public.activity': `action <> 'sign-in refused'`,
};

/** Files, not the folders that an upload creates for them before its checks. */
const filesBelow = (folder: string): string[] => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .sort();
  } catch {
    return [];
  }
};

/** Every table of ours and the queue: an added, changed or deleted row changes its line. */
const TABLES = `
  select format('%I.%I', table_schema, table_name) as name from information_schema.tables
  where table_type = 'BASE TABLE' and (table_schema in ('public', 'site') or table_name = '_private_jobs') order by 1`;

/** One connection for each site, with a prepared statement: planning three hundred counts takes most of a second. */
const prepared = new Map<string, Promise<Client>>();

async function prepare({ databaseUrl }: Site): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl });
  // It ends with its database.
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ name: string }>(TABLES);
  const parts = rows.map(
    ({ name }) => `select '${name}' as name, count(*) || '/' ||
        coalesce(sum(hashtext(kept.xmin::text || kept.ctid::text)::bigint), 0) as print
      from ${name} as kept where ${EXCEPTED[name] ?? 'true'}`,
  );
  await client.query(`prepare print_of_all as ${parts.join(' union all ')}`);
  return client;
}

/** @returns a fingerprint by table, and for the two folders of files */
export async function printOf(site: Site): Promise<Record<string, string>> {
  const client = prepared.get(site.databaseUrl) ?? prepare(site);
  prepared.set(site.databaseUrl, client);
  const { rows } = await (await client).query<{ name: string; print: string }>('execute print_of_all');
  return {
    ...Object.fromEntries(rows.map(({ name, print }) => [name, print])),
    'private files': filesBelow(path.join(site.dataDir, 'private')).join(' '),
    pictures: filesBelow(site.mediaDir).join(' '),
  };
}
