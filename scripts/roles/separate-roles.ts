import type { Client } from 'pg';
import { env } from '@/env';
import { grantRights } from './grant-rights';

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
