import { expect } from 'vitest';
import type { RaceEnvironment } from './environment';

type Step = { left: string; entered: string };

/** Each transition begins where the previous one ended, and the last one ends at the document's state. */
export async function expectHistory(
  { config, pool }: RaceEnvironment,
  slug: string,
  document: Record<string, unknown>,
) {
  const { rows } = await pool.query<Step>(
    `select left_state as left, new_state as entered from transitions where subject = $1 and subject_id = $2 order by id`,
    [slug, String(document.id)],
  );
  const fields = config.collections.find((one) => one.slug === slug)?.flattenedFields ?? [];
  const status = fields.find(({ name }) => name === 'status') as {
    options?: { value: string; label: string }[];
  };
  const named = (word: string) =>
    status.options?.find(({ label, value }) => value === word || label === word)?.value;
  for (const [index, { left }] of rows.entries())
    if (index > 0) expect(named(left)).toBe(named(rows[index - 1]?.entered ?? ''));
  const last = rows.at(-1);
  if (last) expect(named(last.entered)).toBe(document.status);
}
