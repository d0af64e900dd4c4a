import { randomUUID } from 'node:crypto';
import type { PostgresAdapter } from '@payloadcms/db-postgres';

/**
 * The stock adapter swallows the error of a failed COMMIT, so a write is reported as a success although its row is
 * lost. Here the caller of `commitTransaction` gets that error. (@payloadcms/drizzle, transactions/)
 */
type Options = Parameters<PostgresAdapter['drizzle']['transaction']>[1];
type Transaction = Parameters<Parameters<PostgresAdapter['drizzle']['transaction']>[0]>[0];
type Session = { db: Transaction; resolve: () => Promise<void>; reject: () => Promise<void> };

type Adapter = PostgresAdapter & {
  initializing: Promise<void>;
  sessions: Record<string, Session>;
  transactionOptions?: Options;
};

/** `Promise.withResolvers` is not in Node 20. */
function deferred<T>() {
  let resolve!: (value: T) => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

/** Drizzle ends a transaction when its callback ends: the gate keeps the callback open until somebody decides. */
async function openTransaction(adapter: Adapter, options?: Options): Promise<Session> {
  const gate = deferred<void>();
  const up = deferred<Transaction>();
  const done = adapter.drizzle.transaction(async (transaction) => {
    up.resolve(transaction);
    await gate.promise;
    // PostgreSQL answers COMMIT with ROLLBACK and no error if a statement had failed; any statement reveals that.
    await transaction.execute('select 1');
  }, options ?? adapter.transactionOptions);
  done.catch(up.reject);
  return {
    db: await up.promise,
    resolve: async () => {
      gate.resolve();
      await done;
    },
    reject: async () => {
      gate.reject(new Error('rolled back'));
      await done.catch(() => undefined);
    },
  };
}

/** @returns the same adapter, whose commit rejects when the database did not commit */
export function withTruthfulCommit(stock: PostgresAdapter): PostgresAdapter {
  const adapter = stock as Adapter;
  adapter.beginTransaction = async (options) => {
    await adapter.initializing;
    const id = randomUUID();
    adapter.sessions[id] = await openTransaction(adapter, options as Options);
    return id;
  };
  adapter.commitTransaction = async (incoming) => {
    const id = String(await incoming);
    const session = adapter.sessions[id];
    if (!session) return;
    // Removed from the registry before it ends, so that nothing else uses it.
    delete adapter.sessions[id];
    await session.resolve();
  };
  return adapter;
}
