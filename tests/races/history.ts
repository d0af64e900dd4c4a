import { expect } from 'vitest';
import type { RaceEnvironment } from './environment';

type Step = { left: string; entered: string };

/** Each transition begins where the previous one ended, and the last one ends at the document's state. */
export async function expectHistory(
  { pool }: RaceEnvironment,
  slug: string,
  document: Record<string, unknown>,
) {
  const { rows } = await pool.query<Step>(
    `select left_state as left, new_state as entered from transitions where subject = $1 and subject_id = $2 order by id`,
    [slug, String(document.id)],
  );
  for (const [index, { left }] of rows.entries()) if (index > 0) expect(left).toBe(rows[index - 1]?.entered);
  const last = rows.at(-1);
  if (last) expect(last.entered).toBe(document.status);
}
