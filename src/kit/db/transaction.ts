import type { Pool, PoolClient } from 'pg';
import { CommitFailedError } from './database-errors';
import { requestPool } from './pool';

/** What runs inside a transaction: a query function, and nothing that could end it. */
export type Transaction = Pick<PoolClient, 'query'>;

/**
 * Runs `work` in one transaction and resolves only when the server has confirmed COMMIT.
 *
 * @throws CommitFailedError when COMMIT failed or its outcome is unknown
 * @throws whatever `work` throws, after a rollback
 */
export async function withTransaction<T>(
  work: (tx: Transaction) => Promise<T>,
  pool: Pool = requestPool(),
): Promise<T> {
  const client = await pool.connect();
  let result: T;
  try {
    await client.query('begin');
    result = await work(client);
  } catch (error) {
    await client.query('rollback').then(
      () => client.release(),
      (lost) => client.release(lost),
    );
    throw error;
  }
  await commit(client);
  return result;
}

async function commit(client: PoolClient): Promise<void> {
  try {
    // PostgreSQL answers COMMIT with ROLLBACK and no error if a statement had failed.
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw new Error(`COMMIT was answered with ${command}`);
  } catch (error) {
    client.release(true);
    throw new CommitFailedError(error);
  }
  client.release();
}
