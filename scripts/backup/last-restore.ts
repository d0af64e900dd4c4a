import type { Client } from 'pg';
import { backupTargets } from './backup-targets';
import { exists } from './tables';

const REMEMBER = `insert into site.meta (key, value) values ('last-restore', $1)
  on conflict (key) do update set value = excluded.value, updated_at = now()`;

/** In the transaction of the rows: whoever finds this mark knows that they were committed. */
export const rememberRestore = (client: Client, mark: string) => client.query(REMEMBER, [mark]);

/** Puts files in place whose rows were committed by a restore that was killed just then. */
export async function finishLastRestore(client: Client): Promise<void> {
  if (!(await exists(client, 'site.meta'))) return;
  const { rows } = await client.query<{ value: string }>(
    `select value from site.meta where key = 'last-restore'`,
  );
  if (rows[0]) for (const place of backupTargets()) await place.finishKilled?.(rows[0].value);
}
