import { Client, Pool, type PoolConfig } from 'pg';
import { env } from '@/env';
import { describeError } from '@/kit/shared/describe-error';
import { processSingleton } from '@/kit/shared/process-singleton';
import { hearOwnChanges } from './content-changes';

/**
 * A connection that runs one query after the other. Payload starts several reads of one transaction at once; `pg`
 * queues them, but warns, and will refuse them from version 9 on.
 */
export class OrderedClient extends Client {
  #last: Promise<unknown> = Promise.resolve();

  // `never` fits every overload: the result of `pg` for these arguments is returned unchanged.
  override query(...args: unknown[]): never {
    const ask = () => (super.query as (...args: unknown[]) => Promise<unknown>).apply(this, args);
    const [first] = args;
    const isStream = typeof first === 'object' && first !== null && 'submit' in first;
    // A caller that passes a callback (the pool, for a single query) or a stream uses the connection alone.
    if (isStream || typeof args.at(-1) === 'function') return ask() as never;
    const answer = this.#last.then(ask);
    this.#last = answer.catch(() => undefined);
    return answer as never;
  }
}

const SECOND = 1000;

function openPool(name: string, config: PoolConfig): Pool {
  const pool = new Pool({
    Client: OrderedClient,
    connectionString: env().DATABASE_URL,
    application_name: `colonnade-${name}`,
    keepAlive: true,
    connectionTimeoutMillis: 2 * SECOND,
    // A visitor after a quiet minute should not wait for a new connection, which a busy machine may open late.
    idleTimeoutMillis: 60 * SECOND,
    // A server-wide `off` would acknowledge data that a crash then loses.
    onConnect: async (client) => {
      await client.query('set synchronous_commit = on');
      await hearOwnChanges(client);
    },
    ...config,
  });
  // Without listeners on idle and used connections, a database restart ends the process.
  pool.on('error', (error) => console.warn(`An idle database connection was lost: ${describeError(error)}`));
  pool.on('connect', (client) => {
    // The connection's user learns it from the failing query.
    client.on('error', () => undefined);
  });
  return pool;
}

/**
 * For requests that someone waits for: gives up early, so that a frozen database, or a row that stays locked, becomes
 * a 503. An abandoned transaction releases its rows after a minute.
 */
export const requestPool = () =>
  processSingleton('request-pool', () =>
    openPool('web', {
      max: 12,
      lock_timeout: 3 * SECOND,
      statement_timeout: 5 * SECOND,
      query_timeout: 5 * SECOND,
      idle_in_transaction_session_timeout: 60 * SECOND,
    }),
  );

/**
 * For the worker, exports, imports and housekeeping, which may take their time, but must not wait for a lock forever.
 */
export const workPool = () =>
  processSingleton('work-pool', () =>
    openPool('work', { max: 8, connectionTimeoutMillis: 10 * SECOND, lock_timeout: 20 * SECOND }),
  );
