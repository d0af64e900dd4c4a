import { randomBytes } from 'node:crypto';
import type { Migration, Payload } from 'payload';
import type pg from 'pg';
import { getPayloadClient } from '@/core/server/payload';
import { env } from '@/env';
import { allowLongStatements } from '@/kit/cms/database';
import { migrations } from '@/migrations';
import { pieces } from '../seed/content';
import type { Pending } from './state';

/** `password` only if it was generated here; this is the only time it can be read. */
type FirstAdmin = { username: string; password: string | null };

const makePassword = () => randomBytes(15).toString('base64url');

/** Created before the site listens: an open first registration would give the site to whoever comes first. */
async function ensureAdmin(payload: Payload): Promise<FirstAdmin | null> {
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true });
  if (totalDocs > 0) return null;
  const { ADMIN_USERNAME, ADMIN_PASSWORD } = env();
  const username = ADMIN_USERNAME.trim().toLowerCase();
  const password = ADMIN_PASSWORD ?? makePassword();
  await payload.create({
    collection: 'users',
    data: { username, password, role: 'admin' },
    overrideAccess: true,
  });
  return { username, password: ADMIN_PASSWORD ? null : password };
}

/** Adds each piece of default content once. A piece that already has content is only marked: editors' texts stay. */
async function seedOnce(payload: Payload, client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ key: string }>('SELECT key FROM site.meta');
  const done = new Set(rows.map((row) => row.key));
  let seeded = false;
  for (const piece of pieces.filter(({ key }) => !done.has(key))) {
    if (await piece.isEmpty(payload)) {
      await piece.insert(payload);
      seeded = true;
    }
    await client.query('INSERT INTO site.meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING', [
      piece.key,
      'done',
    ]);
  }
  return seeded;
}

export type Prepared = { migrated: number; seeded: boolean; admin: FirstAdmin | null };

export async function doPending(client: pg.Client, pending: Pending): Promise<Prepared> {
  allowLongStatements();
  const payload = await getPayloadClient();
  if (pending.migrations > 0) await payload.db.migrate({ migrations: migrations as unknown as Migration[] });
  const seeded = await seedOnce(payload, client);
  const admin = await ensureAdmin(payload);
  return { migrated: pending.migrations, seeded, admin };
}
