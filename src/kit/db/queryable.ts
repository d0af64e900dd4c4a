/** Anything that runs a statement: a transaction, a pool, or Payload's transaction of a request. */
export type Queryable = { query: (text: string, values: unknown[]) => Promise<{ rows: unknown[] }> };
