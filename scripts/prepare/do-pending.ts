import type { Migration } from 'payload';
import type pg from 'pg';
import { getPayloadClient } from '@/core/server/payload';
import { allowLongStatements } from '@/kit/cms/database';
import { migrations } from '@/migrations';
import { ensureAdmin, type FirstAdmin } from './first-admin';
import { seedOnce } from './seed-once';
import type { Pending } from './state';

export type Prepared = { migrated: number; seeded: boolean; admin: FirstAdmin | null };

export async function doPending(client: pg.Client, pending: Pending): Promise<Prepared> {
  allowLongStatements();
  const payload = await getPayloadClient();
  if (pending.migrations > 0) await payload.db.migrate({ migrations: migrations as unknown as Migration[] });
  const seeded = await seedOnce(payload, client);
  const admin = await ensureAdmin(payload);
  return { migrated: pending.migrations, seeded, admin };
}
