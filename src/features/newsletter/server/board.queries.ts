import { requestPool } from '@/kit/db/pool';

type Readers = { fresh: number; confirmed: number; gone: number };

/** Suspected spam does not count. */
export async function readReaders(): Promise<Readers> {
  const { rows } = await requestPool().query<Readers>(
    `select (count(*) filter (where state = 'confirmed'))::int as confirmed,
       (count(*) filter (where state = 'pending'))::int as fresh,
       (count(*) filter (where state = 'unsubscribed'))::int as gone
     from newsletter where quarantined is not true`,
  );
  return rows[0] ?? { fresh: 0, confirmed: 0, gone: 0 };
}
