import type { Transaction } from './transaction';

/** The column of a field, as Payload names it. */
export const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A value that the database finds: SQL with `$` in place of what is looked for. */
type Found = { sql: string; value: unknown };
const isFound = (value: unknown): value is Found =>
  typeof value === 'object' && value !== null && 'sql' in value;

/**
 * Stores a record by the names of its fields. @param unique the field with a number that may be taken
 * @returns its id; null if that number is taken
 */
export async function insertRow(
  tx: Transaction,
  table: string,
  row: Record<string, unknown>,
  unique?: string,
): Promise<number | null> {
  const given = Object.values(row);
  const places = given.map((value, at) =>
    isFound(value) ? value.sql.replace('$', `$$${at + 1}`) : `$${at + 1}`,
  );
  const { rows } = await tx.query<{ id: number }>({
    name: `insert-${table}`,
    text: `insert into ${table} (${Object.keys(row).map(columnOf).join(', ')}) values (${places.join(', ')})
           ${unique ? `on conflict (${columnOf(unique)}) do nothing` : ''} returning id`,
    values: given.map((value) => (isFound(value) ? value.value : value)),
  });
  return rows[0]?.id ?? null;
}
