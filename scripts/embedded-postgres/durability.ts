import type { Client } from 'pg';

const PROMISES = ['fsync', 'full_page_writes', 'synchronous_commit'];

/** @returns the settings under which an acknowledged COMMIT could be lost in a crash, as `fsync = off` */
export async function durabilityProblems(client: Pick<Client, 'query'>): Promise<string[]> {
  const asked = PROMISES.map((name) => `current_setting('${name}') as ${name}`).join(', ');
  const { rows } = await client.query(`select ${asked}`);
  return PROMISES.filter((name) => rows[0]?.[name] === 'off').map((name) => `${name} = off`);
}
