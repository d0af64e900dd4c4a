/** The query that Next passes to a page. */
export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** @returns the value of a name that occurs exactly once, else null */
export const single = (value: string | string[] | undefined): string | null =>
  typeof value === 'string' ? value : null;

const withoutNul = (text: string) => text.replaceAll('\u0000', '');

/** For pages that query the database with values of their address: PostgreSQL does not accept NUL. */
export async function askable(
  query: Promise<Record<string, string | string[]>>,
): Promise<Record<string, string | string[]>> {
  const pairs = Object.entries(await query).map(([name, value]) => [
    withoutNul(name),
    typeof value === 'string' ? withoutNul(value) : value.map(withoutNul),
  ]);
  return Object.fromEntries(pairs);
}
