import type { Payload } from 'payload';
import type pg from 'pg';
import { pieces } from '../seed/content';

/** Adds each piece of default content once. A piece that already has content is only marked: editors' texts stay. */
export async function seedOnce(payload: Payload, client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ key: string }>('SELECT key FROM site.meta');
  const done = new Set(rows.map((row) => row.key));
  let seeded = false;
  for (const piece of pieces.filter(({ key }) => !done.has(key))) {
    if (await piece.isEmpty(payload)) {
      await piece.sow(payload);
      seeded = true;
    }
    await client.query('INSERT INTO site.meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING', [
      piece.key,
      'done',
    ]);
  }
  return seeded;
}
