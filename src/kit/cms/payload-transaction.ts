import { type PostgresAdapter, sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { Transaction } from '@/kit/db/transaction';

type Rows = { rows: Record<string, unknown>[]; rowCount: number | null };

/** Converts `$1, $2 …` for the query builder: the text between, and the values as parameters. */
const withValues = (text: string, values: readonly unknown[]): ReturnType<typeof sql> =>
  sql.join(
    text
      .split(/\$(\d+)/)
      .map((part, at) => (at % 2 ? sql`${sql.param(values[Number(part) - 1])}` : sql.raw(part))),
  );

/**
 * Plain SQL inside the transaction of this request's Payload write: both exist, or neither.
 * @throws Error outside a transaction
 */
export async function queryWithin(
  req: PayloadRequest,
  text: string,
  values: readonly unknown[] = [],
): Promise<Rows> {
  const id = await req.transactionID;
  const { sessions } = req.payload.db as unknown as PostgresAdapter;
  const session = id === undefined ? undefined : sessions[id];
  if (!session) throw new Error('There is no open transaction');
  return (await session.db.execute(withValues(text, values))) as unknown as Rows;
}

/** The same as a `Transaction`: by text and values, or by a named query as the outbox does. */
export const transactionOf = (req: PayloadRequest): Transaction =>
  ({
    query: (asked: string | { text: string; values?: unknown[] }, values: unknown[] = []) =>
      typeof asked === 'string'
        ? queryWithin(req, asked, values)
        : queryWithin(req, asked.text, asked.values ?? []),
  }) as unknown as Transaction;
