import { claimKey, type Remembered, recallAnswer, type SubmissionKey } from './idempotency';
import { requestPool } from './pool';
import { type Transaction, withTransaction } from './transaction';

class AnsweredError extends Error {}

export type Once<Answer> = {
  answer: Answer;
  /** false: an earlier call with the same key had other content. */
  sameContent: boolean;
};

const remembered = <Answer>({ answer, sameContent }: Remembered): Once<Answer> => ({
  answer: answer as Answer,
  sameContent,
});

/** The first answer to this key, or null. */
export async function answeredBefore<Answer>(key: SubmissionKey): Promise<Once<Answer> | null> {
  const known = await recallAnswer(requestPool(), key);
  return known && remembered<Answer>(known);
}

/**
 * One transaction with the work and its remembered answer: however often the same call comes, at once or later, the
 * work is done once.
 * @throws whatever `work` throws; CommitFailedError; database errors
 */
export async function workOnce<Answer>(
  key: SubmissionKey,
  work: (tx: Transaction) => Promise<Answer>,
): Promise<Once<Answer>> {
  try {
    const answer = await withTransaction(async (tx) => {
      const done = await work(tx);
      if (!(await claimKey(tx, key, done))) throw new AnsweredError();
      return done;
    });
    return { answer, sameContent: true };
  } catch (error) {
    const first = error instanceof AnsweredError && (await answeredBefore<Answer>(key));
    if (first) return first;
    throw error;
  }
}
