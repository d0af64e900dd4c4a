import type { Queryable } from '@/kit/db/queryable';
import { isSealedByNewest, seal, unseal } from '@/kit/db/sealed';

const PURPOSE = 'code app of an account';

const place = (userId: number) => `account ${userId}`;

export const sealCodeApp = (userId: number, secret: Uint8Array): Buffer =>
  seal(PURPOSE, place(userId), secret);

/** @returns null when none of the site's secrets sealed it for this account */
export const unsealCodeApp = (userId: number, sealed: Uint8Array): Buffer | null =>
  unseal(PURPOSE, place(userId), sealed);

const STORED = 'select user_id as "userId", sealed_secret as sealed from site.code_apps';
const REPLACE = 'update site.code_apps set sealed_secret = $3 where user_id = $1 and sealed_secret = $2';

/** Seals again what an earlier secret sealed, so that only backups still need the earlier one. */
export async function sealCodeAppsAnew(database: Queryable): Promise<void> {
  const { rows } = await database.query(STORED, []);
  for (const { userId, sealed } of rows as { userId: number; sealed: Buffer }[]) {
    const secret = isSealedByNewest(PURPOSE, place(userId), sealed) ? null : unsealCodeApp(userId, sealed);
    if (secret) await database.query(REPLACE, [userId, sealed, sealCodeApp(userId, secret)]);
  }
}
