import { requestPool } from '@/kit/db/pool';

/**
 * The record that had this address before its current one: database triggers store each address that a record gives up
 * (migrations `blog_posts`, `help_search`).
 * @param subject the record's table
 */
export async function recordKeptAt(subject: string, name: string): Promise<number | null> {
  const { rows } = await requestPool().query<{ id: number }>({
    name: 'read-kept-address',
    text: 'select record_id as id from site.kept_addresses where (subject, name) = ($1, $2)',
    values: [subject, name],
  });
  return rows[0]?.id ?? null;
}
