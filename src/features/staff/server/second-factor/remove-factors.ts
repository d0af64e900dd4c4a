import { type Actor, recordActivity } from '@/core/db/activity';
import { type Transaction, withTransaction } from '@/kit/db/transaction';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { endSessions, isSignedIn, lockAccount } from '../account-rows';
import { heldFactors } from './factors';
import { removeRecoveryCodes } from './recovery-codes';

/** `passkey-3`, the authenticator app, or everything. */
export type Which = 'all' | 'code-app' | `passkey-${number}`;

const PASSKEY = /^passkey-(\d{1,9})$/;
export const isWhich = (value: string): value is Which =>
  value === 'all' || value === 'code-app' || PASSKEY.test(value);

async function removeOne(tx: Transaction, userId: number, which: Which): Promise<number> {
  const id = PASSKEY.exec(which)?.[1] ?? null;
  let removed = 0;
  if (which !== 'code-app') {
    const sql = 'delete from site.passkeys where user_id = $1 and ($2::int is null or id = $2)';
    removed += (await tx.query(sql, [userId, id])).rowCount ?? 0;
  }
  if (id === null)
    removed += (await tx.query('delete from site.code_apps where user_id = $1', [userId])).rowCount ?? 0;
  return removed;
}

/**
 * Recovery codes go with the last factor. When somebody else removes them, a key is lost or stolen: the account's
 * sessions end.
 * @param actor null: from the command line
 * @returns whether there was one to remove
 * @throws EndpointError sign-in when the actor's session has ended meanwhile
 */
export const removeFactors = (
  userId: number,
  which: Which,
  actor: (Actor & { sid: string }) | null,
): Promise<boolean> =>
  withTransaction(async (tx) => {
    await lockAccount(tx, userId);
    if (actor && !(await isSignedIn(tx, actor.sid))) throw new EndpointError('sign-in');
    if ((await removeOne(tx, userId, which)) === 0) return false;
    const { hasPasskey, hasCodeApp } = await heldFactors(userId, tx);
    if (!hasPasskey && !hasCodeApp) await removeRecoveryCodes(tx, userId);
    if (actor?.id !== userId) await endSessions(tx, userId);
    const action = which === 'all' ? 'removed the second factors of' : 'removed a second factor of';
    await recordActivity(tx, { actor, action, subject: 'users', subjectId: String(userId), details: null });
    return true;
  });
