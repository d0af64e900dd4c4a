import { requestPool } from '@/kit/db/pool';

type Source = { name: string; code: string };

/** @returns null if there is no such source */
export async function readSource(id: number): Promise<Source | null> {
  const { rows } = await requestPool().query<Source>('select name, code from sources where id = $1', [id]);
  return rows[0] ?? null;
}
