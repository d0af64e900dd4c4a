import type { Pool } from 'pg';

/** How far a mailbox was read. */
export type Position = { validity: string; uid: number; since: Date };

const READ = 'select validity, uid::int as uid, since from site.imap_positions where account = $1';
const BEGIN = `insert into site.imap_positions (account, validity, uid) values ($1, $2, $3)
  on conflict (account) do nothing`;
const MOVE = 'update site.imap_positions set validity = $2, uid = $3 where account = $1';

/**
 * What was in the mailbox before it was read for the first time stays there: nobody waits for an answer to it from us.
 * @param newest the highest UID at present
 */
export async function readPosition(
  pool: Pool,
  account: string,
  { validity, newest }: { validity: string; newest: number },
): Promise<Position> {
  await pool.query(BEGIN, [account, validity, newest]);
  const { rows } = await pool.query<Position>(READ, [account]);
  if (!rows[0]) throw new Error('The position in a mailbox was not stored');
  return rows[0];
}

export const movePosition = (pool: Pool, account: string, validity: string, uid: number): Promise<unknown> =>
  pool.query(MOVE, [account, validity, uid]);
