import { claimKey, type Remembered, recallAnswer, type SubmissionKey } from './idempotency';
import { requestPool } from './pool';
import { type Transaction, withTransaction } from './transaction';

class AnsweredError extends Error {}

export type Once<Answer> = {
  answer: Answer;
  /** true: an earlier call did the work, and this is its answer. */
  isRepeated: boolean;
  /** false: that call had other content. */
  sameContent: boolean;
};

const remembered = <Answer>({ answer, sameContent }: Remembered): Once<Answer> => ({
  answer: answer as Answer,
  isRepeated: true,
  sameContent,
});

/** The first answer to this key, or null. Without a key every call is the first. */
export async function answeredBefore<Answer>(key: SubmissionKey | null): Promise<Once<Answer> | null> {
  const known = key && (await recallAnswer(requestPool(), key));
  return known && remembered<Answer>(known);
}

/**
 * One transaction with the work and its remembered answer: however often the same call comes, at once or later, the
 * work is done once. Resolves only after COMMIT is confirmed.
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
      if (key && !(await claimKey(tx, key, done))) throw new AnsweredError();
      return done;
    });
    return { answer, isRepeated: false, sameContent: true };
  } catch (error) {
    const first = error instanceof AnsweredError && (await answeredBefore<Answer>(key));
    if (first) return first;
    throw error;
  }
}
