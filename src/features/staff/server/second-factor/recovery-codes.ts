import { createHash, randomBytes } from 'node:crypto';
import { requestPool } from '@/kit/db/pool';
import type { Transaction } from '@/kit/db/transaction';

const COUNT = 10;
/** Crockford's 32 signs, five bits each. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 16;

/** 80 random bits, as `k3m9-…`: too many to try, so a plain hash protects them. */
const newCode = () =>
  [...randomBytes(LENGTH)]
    .map((byte, at) => `${at > 0 && at % 4 === 0 ? '-' : ''}${SIGNS[byte % SIGNS.length]}`)
    .join('');

const plainOf = (code: string) => code.toLowerCase().replace(/[^0-9a-z]/g, '');
const hashOf = (userId: number, code: string) =>
  createHash('sha256')
    .update(`recovery code ${userId} ${plainOf(code)}`)
    .digest();

export const removeRecoveryCodes = (tx: Transaction, userId: number) =>
  tx.query('delete from site.recovery_codes where user_id = $1', [userId]);

/** Replaces all codes of the account. @returns the new ones, which are stored only as hashes */
export async function makeRecoveryCodes(tx: Transaction, userId: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await removeRecoveryCodes(tx, userId);
  await tx.query('insert into site.recovery_codes (user_id, hash) select $1, unnest($2::bytea[])', [
    userId,
    codes.map((code) => hashOf(userId, code)),
  ]);
  return codes;
}

export async function hasRecoveryCodes(tx: Transaction, userId: number): Promise<boolean> {
  const { rows } = await tx.query(
    'select 1 from site.recovery_codes where user_id = $1 and used_at is null limit 1',
    [userId],
  );
  return rows.length > 0;
}

/** Each code works once. */
export async function checkRecoveryCode(userId: number, code: string): Promise<boolean> {
  const { rowCount } = await requestPool().query(
    'update site.recovery_codes set used_at = now() where user_id = $1 and hash = $2 and used_at is null',
    [userId, hashOf(userId, code)],
  );
  return rowCount === 1;
}
