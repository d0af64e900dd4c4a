import { randomUUID } from 'node:crypto';
import { jwtSign } from 'payload';
import { recordActivity } from '@/db/activity';
import { requestPool } from '@/db/pool';
import { type Transaction, withTransaction } from '@/db/transaction';
import { getPayloadClient } from '@/server/payload';
import { type Role, SESSION_SECONDS } from '../contract';
import type { StoredPassword } from './password';

export type Account = { id: number; username: string; role: Role } & StoredPassword;
export type OpenSession = { token: string; exp: number };

const sign = async (account: { id: number }, sid: string): Promise<OpenSession> =>
  jwtSign({
    fieldsToSign: { id: account.id, collection: 'users', sid },
    secret: (await getPayloadClient()).secret,
    tokenExpiration: SESSION_SECONDS,
  });

const OPEN = `INSERT INTO users_sessions (_order, _parent_id, id, created_at, expires_at)
  SELECT coalesce(max(_order), 0) + 1, $1, $2, now(), now() + make_interval(secs => $3)
  FROM users_sessions WHERE _parent_id = $1`;

/** The row lock serializes sign-ins of one person with each other and with password changes. */
const STILL_VALID = 'SELECT 1 FROM users WHERE id = $1 AND hash = $2 AND salt = $3 FOR UPDATE';

const record = (tx: Transaction, account: { id: number; username: string }, action: string) => {
  const about = { subject: 'users', subjectId: String(account.id), details: null };
  return recordActivity(tx, { actor: account, action, ...about });
};

/** @returns null when the password changed since it was checked */
export async function openSession(account: Account): Promise<OpenSession | null> {
  const sid = randomUUID();
  const opened = await withTransaction(async (tx) => {
    const { rowCount } = await tx.query(STILL_VALID, [account.id, account.hash, account.salt]);
    if (rowCount === 0) return false;
    await tx.query('DELETE FROM users_sessions WHERE _parent_id = $1 AND expires_at < now()', [account.id]);
    await tx.query(OPEN, [account.id, sid, SESSION_SECONDS]);
    await record(tx, account, 'signed in');
    return true;
  });
  return opened ? sign(account, sid) : null;
}

const EXTEND = `UPDATE users_sessions SET expires_at = now() + make_interval(secs => $3)
  WHERE _parent_id = $1 AND id = $2`;

/** @returns null when the session no longer exists */
export async function extendSession(userId: number, sid: string): Promise<OpenSession | null> {
  const { rowCount } = await requestPool().query(EXTEND, [userId, sid, SESSION_SECONDS]);
  return rowCount === 1 ? sign({ id: userId }, sid) : null;
}

/** The token stops working immediately, whoever has a copy of the cookie. */
export const endSession = (account: { id: number; username: string }, sid: string): Promise<void> =>
  withTransaction(async (tx) => {
    const ended = 'DELETE FROM users_sessions WHERE _parent_id = $1 AND id = $2';
    const { rowCount } = await tx.query(ended, [account.id, sid]);
    if (rowCount) await record(tx, account, 'signed out');
  });

const NEW_PASSWORD =
  'UPDATE users SET hash = $4, salt = $5, updated_at = now() WHERE id = $1 AND hash = $2 AND salt = $3';

/**
 * Signs out every other browser, because it used the old password.
 * @returns false when the password changed since it was checked
 */
export const replacePassword = (account: Account, { hash, salt }: StoredPassword, sid: string) =>
  withTransaction(async (tx) => {
    const { rowCount } = await tx.query(NEW_PASSWORD, [account.id, account.hash, account.salt, hash, salt]);
    if (rowCount === 0) return false;
    await tx.query('DELETE FROM users_sessions WHERE _parent_id = $1 AND id <> $2', [account.id, sid]);
    await record(tx, account, 'changed the own password');
    return true;
  });
