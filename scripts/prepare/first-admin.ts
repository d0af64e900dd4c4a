import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { env } from '@/env';

/** `password` only if it was generated here; this is the only time it can be read. */
export type FirstAdmin = { username: string; password: string | null };

const makePassword = () => randomBytes(15).toString('base64url');

/** Created before the site listens: an open first registration would give the site to whoever comes first. */
export async function ensureAdmin(payload: Payload): Promise<FirstAdmin | null> {
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
