import { createHash } from 'node:crypto';
import { isDatabaseUnavailable } from './database-errors';
import { requestPool } from './pool';
import { type Transaction, withTransaction } from './transaction';

export const KEY_LIFETIME = '48 hours';
/** For forms without JavaScript, which send no key: the same details again within this time are one submission. */
export const DOUBLE_CLICK_LIFETIME = '10 minutes';

export type SubmissionKey = {
  /** Path of the endpoint; the same key on another path is another submission. */
  path: string;
  key: string;
  /** Hash of the parsed details, so that order and spacing of the JSON do not matter. */
  contentHash: string;
  lifetime: typeof KEY_LIFETIME | typeof DOUBLE_CLICK_LIFETIME;
};

export const hashContent = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

export type Once<Answer> = {
  answer: Answer;
  /** true: an earlier request did the work, and this is its answer. */
  isRepeated: boolean;
  /** false: that request had different content. */
  sameContent: boolean;
};

/** The first answer for this key, or null when there is none (anymore). Without a key every request is the first. */
export async function answeredBefore<Answer>(key: SubmissionKey | null): Promise<Once<Answer> | null> {
  if (!key) return null;
  const { rows } = await requestPool().query<{ content_hash: string; answer: Answer }>({
    name: 'recall-answer',
    text: `select content_hash, answer from site.idempotency
           where path = $1 and key = $2 and created_at > now() - $3::interval`,
    values: [key.path, key.key, key.lifetime],
  });
  const row = rows[0];
  if (!row) return null;
  return { answer: row.answer, isRepeated: true, sameContent: row.content_hash === key.contentHash };
}

class AnsweredError extends Error {}

/**
 * Takes the key for this transaction. A parallel duplicate waits here until the first one has ended.
 *
 * @returns the answer as stored, so that the first response equals those of repeated requests to the byte (jsonb
 *   orders keys)
 * @throws AnsweredError when another submission has already been answered under this key
 */
async function claimKey<Answer>(tx: Transaction, key: SubmissionKey, answer: Answer): Promise<Answer> {
  const { rows } = await tx.query<{ answer: Answer }>({
    name: 'claim-key',
    text: `insert into site.idempotency as known (path, key, content_hash, answer) values ($1, $2, $3, $4)
           on conflict (path, key) do update
             set content_hash = excluded.content_hash, answer = excluded.answer, created_at = now()
             where known.created_at <= now() - $5::interval
           returning answer`,
    values: [key.path, key.key, key.contentHash, JSON.stringify(answer), key.lifetime],
  });
  if (!rows[0]) throw new AnsweredError();
  return rows[0].answer;
}

/**
 * One transaction with the work and its stored answer: however often the same request arrives, in parallel or later,
 * the work is done once. Resolves only after COMMIT is confirmed.
 *
 * @throws whatever `work` throws; CommitFailedError; database errors
 */
export async function workOnce<Answer>(
  key: SubmissionKey | null,
  work: (tx: Transaction) => Promise<Answer>,
): Promise<Once<Answer>> {
  try {
    const answer = await withTransaction(async (tx) => {
      const done = await work(tx);
      return key ? claimKey(tx, key, done) : done;
    });
    return { answer, isRepeated: false, sameContent: true };
  } catch (error) {
    // A duplicate that waited for the first one's lock may find its own work done, and refuse it.
    const first = isDatabaseUnavailable(error) ? null : await answeredBefore<Answer>(key);
    if (first) return first;
    throw error;
  }
}
