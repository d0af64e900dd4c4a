import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { Transaction } from './transaction';

export const KEY_LIFETIME = '48 hours';
/** For forms without JavaScript, which bring no key: the same details again within this time are one submission. */
export const DOUBLE_CLICK_LIFETIME = '10 minutes';

export type SubmissionKey = {
  /** Path of the door; the same key on another path is another submission. */
  path: string;
  key: string;
  /** Of the details as they were understood, so that order and spacing of the JSON do not matter. */
  contentHash: string;
  lifetime: typeof KEY_LIFETIME | typeof DOUBLE_CLICK_LIFETIME;
};

export type Remembered = { sameContent: boolean; answer: unknown };

export const hashContent = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** @returns the first answer given to this key, or null when it is not known (any more) */
export async function recallAnswer(db: Pool | Transaction, key: SubmissionKey): Promise<Remembered | null> {
  const { rows } = await db.query<{ content_hash: string; answer: unknown }>({
    name: 'recall-answer',
    text: `select content_hash, answer from site.idempotency
           where path = $1 and key = $2 and created_at > now() - $3::interval`,
    values: [key.path, key.key, key.lifetime],
  });
  const row = rows[0];
  return row ? { sameContent: row.content_hash === key.contentHash, answer: row.answer } : null;
}

/**
 * Takes the key for this transaction. A parallel duplicate waits here until the first one has ended.
 *
 * @returns false when another submission has already been answered under this key
 */
export async function claimKey(tx: Transaction, key: SubmissionKey, answer: unknown): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'claim-key',
    text: `insert into site.idempotency as known (path, key, content_hash, answer) values ($1, $2, $3, $4)
           on conflict (path, key) do update
             set content_hash = excluded.content_hash, answer = excluded.answer, created_at = now()
             where known.created_at <= now() - $5::interval`,
    values: [key.path, key.key, key.contentHash, JSON.stringify(answer), key.lifetime],
  });
  return rowCount === 1;
}
