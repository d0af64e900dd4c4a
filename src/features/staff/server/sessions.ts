import { randomUUID } from 'node:crypto';
import { jwtSign } from 'payload';
import { recordActivity } from '@/core/db/activity';
import { getPayloadClient } from '@/core/server/payload';
import { readSession } from '@/core/server/session';
import { requestPool } from '@/kit/db/pool';
import { type Transaction, withTransaction } from '@/kit/db/transaction';
import { LONGEST_SESSION_SECONDS, type Role, SESSION_SECONDS } from '../contract';
import { endOtherSessions, isSignedIn, lockAccount } from './account-rows';
import type { StoredPassword } from './password';
import { missingAfterPassword } from './second-factor/factors';

export type Account = { id: number; username: string; role: Role } & StoredPassword;
export type OpenSession = { token: string; exp: number };

const sign = async (account: { id: number }, sid: string, seconds: number): Promise<OpenSession> =>
  jwtSign({
    fieldsToSign: { id: account.id, collection: 'users', sid },
    secret: (await getPayloadClient()).secret,
    tokenExpiration: seconds,
  });

const OPEN = `INSERT INTO users_sessions (_order, _parent_id, id, created_at, expires_at)
  SELECT coalesce(max(_order), 0) + 1, $1, $2, now(), now() + make_interval(secs => $3)
  FROM users_sessions WHERE _parent_id = $1`;

const STILL_VALID = `SELECT 1 FROM users
  WHERE id = $1 AND hash = $2 AND salt = $3 AND disabled IS NOT TRUE FOR UPDATE`;

/** Locks the account: serializes its sign-ins with each other, and with changes of its password and factors. */
export async function isStillValid(tx: Transaction, { id, hash, salt }: Account): Promise<boolean> {
  return (await tx.query(STILL_VALID, [id, hash, salt])).rowCount === 1;
}

const record = (
  tx: Transaction,
  account: { id: number; username: string },
  action: string,
  details: string | null = null,
) => {
  const about = { subject: 'users', subjectId: String(account.id), details };
  return recordActivity(tx, { actor: account, action, ...about });
};

/** How somebody proved who they are. */
type Proof = 'password' | 'passkey' | 'code' | 'recovery code';
export type Missing = { missing: 'second-factor' | 'enroll' };

/**
 * The only way to a session: the password alone opens none for an account that has a second factor, or whose role
 * requires one.
 * @returns null when the password changed or the factors were removed since they were checked, or the account is
 * switched off
 */
export async function openSession(account: Account, proof: Proof): Promise<OpenSession | Missing | null> {
  const sid = randomUUID();
  const opened = await withTransaction(async (tx) => {
    if (!(await isStillValid(tx, account))) return null;
    const missing = await missingAfterPassword(account, tx);
    // Its factors were removed since one of them was checked.
    if (proof !== 'password' && missing !== 'second-factor') return null;
    if (proof === 'password' && missing) {
      await record(tx, account, 'asked for the second factor');
      return { missing };
    }
    await tx.query('DELETE FROM users_sessions WHERE _parent_id = $1 AND expires_at < now()', [account.id]);
    await tx.query(OPEN, [account.id, sid, SESSION_SECONDS]);
    await record(tx, account, 'signed in', proof === 'password' ? null : `with a ${proof}`);
    return 'opened' as const;
  });
  return opened === 'opened' ? sign(account, sid, SESSION_SECONDS) : opened;
}

const EXTEND = `UPDATE users_sessions
  SET expires_at = least(now() + make_interval(secs => $3), created_at + make_interval(secs => $4))
  WHERE _parent_id = $1 AND id = $2 AND created_at + make_interval(secs => $4) > now()
  RETURNING extract(epoch FROM expires_at - now())::integer AS seconds`;

/** @returns null when the session no longer exists, or has lasted as long as any may */
export async function extendSession(userId: number, sid: string): Promise<OpenSession | null> {
  const { rows } = await requestPool().query<{ seconds: number }>(EXTEND, [
    userId,
    sid,
    SESSION_SECONDS,
    LONGEST_SESSION_SECONDS,
  ]);
  return rows[0] ? sign({ id: userId }, sid, rows[0].seconds) : null;
}

/** The token stops working immediately, whoever has a copy of the cookie. */
const endSession = (account: { id: number; username: string }, sid: string): Promise<void> =>
  withTransaction(async (tx) => {
    const ended = 'DELETE FROM users_sessions WHERE _parent_id = $1 AND id = $2';
    const { rowCount } = await tx.query(ended, [account.id, sid]);
    if (rowCount) await record(tx, account, 'signed out');
  });

export async function signOut(headers: Headers): Promise<void> {
  const session = await readSession(headers);
  if (session) await endSession({ id: session.userId, username: session.username }, session.sid);
}

const NEW_PASSWORD =
  'UPDATE users SET hash = $4, salt = $5, updated_at = now() WHERE id = $1 AND hash = $2 AND salt = $3';

/**
 * Signs out every other browser, because it used the old password.
 * @returns false when the password changed since it was checked, or this session ended
 */
export const replacePassword = (account: Account, { hash, salt }: StoredPassword, sid: string) =>
  withTransaction(async (tx) => {
    await lockAccount(tx, account.id);
    if (!(await isSignedIn(tx, sid))) return false;
    const { rowCount } = await tx.query(NEW_PASSWORD, [account.id, account.hash, account.salt, hash, salt]);
    if (rowCount === 0) return false;
    await endOtherSessions(tx, account.id, sid);
    await record(tx, account, 'changed their own password');
    return true;
  });
