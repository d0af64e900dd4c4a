import { type PostgresAdapter, sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { Transaction } from '@/db/transaction';

type Rows = { rows: Record<string, unknown>[]; rowCount: number | null };

/** `$1, $2 …` as the query builder wants them: the text between, and the values as parameters. */
const withValues = (text: string, values: readonly unknown[]): ReturnType<typeof sql> =>
  sql.join(
    text
      .split(/\$(\d+)/)
      .map((part, at) => (at % 2 ? sql`${sql.param(values[Number(part) - 1])}` : sql.raw(part))),
  );

/**
 * Plain SQL inside the transaction in which Payload writes for this request: what it adds exists exactly when the
 * write does.
 * @throws Error outside of a transaction
 */
export async function queryWithin(
  req: PayloadRequest,
  text: string,
  values: readonly unknown[] = [],
): Promise<Rows> {
  const id = await req.transactionID;
  const { sessions } = req.payload.db as unknown as PostgresAdapter;
  const session = id === undefined ? undefined : sessions[id];
  if (!session) throw new Error('There is no transaction to write in');
  return (await session.db.execute(withValues(text, values))) as unknown as Rows;
}

/** The same, for what writes wherever it is called: by words and values, or by a named query as the outbox does. */
export const transactionOf = (req: PayloadRequest): Transaction =>
  ({
    query: (asked: string | { text: string; values?: unknown[] }, values: unknown[] = []) =>
      typeof asked === 'string'
        ? queryWithin(req, asked, values)
        : queryWithin(req, asked.text, asked.values ?? []),
  }) as unknown as Transaction;
