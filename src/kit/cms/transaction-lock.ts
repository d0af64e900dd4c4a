import { type PostgresAdapter, sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { LOCKS } from '@/kit/db/locks';

/** Others who need the same lock wait until this request's transaction ends; without one it does nothing. */
export async function lockUntilCommit(req: PayloadRequest, lock: keyof typeof LOCKS): Promise<void> {
  const id = await req.transactionID;
  const { sessions } = req.payload.db as unknown as PostgresAdapter;
  const transaction = id === undefined ? undefined : sessions[id]?.db;
  await transaction?.execute(sql`select pg_advisory_xact_lock(${LOCKS[lock]})`);
}

const turns = new WeakMap<PayloadRequest, Promise<unknown>>();

/** Payload changes the documents of one bulk edit in parallel: this makes their checks run one after the other. */
export function serialized<T>(req: PayloadRequest, check: () => Promise<T>): Promise<T> {
  const mine = (turns.get(req) ?? Promise.resolve()).then(check);
  turns.set(
    req,
    mine.catch(() => undefined),
  );
  return mine;
}
