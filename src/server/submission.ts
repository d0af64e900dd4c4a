import { z } from 'zod';
import { claimKey, hashContent, type Remembered, recallAnswer, type SubmissionKey } from '@/db/idempotency';
import { requestPool } from '@/db/pool';
import { type Transaction, withTransaction } from '@/db/transaction';
import { EndpointError } from './endpoint-errors';
import { countSubmission, type FormName } from './form-limits';

/** What a room's form needs to be stored. */
export type Submission<Input, Answer, Prepared> = {
  form: FormName;
  contract: z.ZodType<Input>;
  /** Made before the transaction, because it is remembered within it; made anew after `TakenError`. */
  newAnswer: () => Promise<Answer>;
  /** What must be known before the transaction opens, such as whether the sender may get a reply. */
  prepare: (input: Input, trapped: boolean) => Promise<Prepared>;
  store: (tx: Transaction, stored: Stored<Input, Answer, Prepared>) => Promise<void>;
};

export type Stored<Input, Answer, Prepared> = {
  input: Input;
  answer: Answer;
  /** A robot's: kept apart, answered alike, mails nobody. */
  trapped: boolean;
  /** The browser's key of this submission, also found in a forwarded mail or a downloaded file. */
  reference: string | null;
  /** Path of the page on which the form stood; null when the browser does not tell. */
  page: string | null;
  prepared: Prepared;
};

/** The new answer names something that exists already; another one will do. */
export class TakenError extends Error {}

class AnsweredError extends Error {}

const ATTEMPTS = 20;

export type Arrival<Input> = {
  input: Input;
  address: string;
  page: string | null;
  trapped: boolean;
  key: SubmissionKey | null;
};

function replay<Answer>(known: Remembered): Answer {
  if (!known.sameContent) throw new EndpointError('key-reused');
  return known.answer as Answer;
}

/**
 * Known key, limits, then one transaction with the record, its mails and the remembered answer. Resolves only after
 * COMMIT is confirmed.
 *
 * @throws EndpointError key-reused, too-many; CommitFailedError; database errors
 */
export async function acceptSubmission<Input extends { email: string }, Answer, Prepared>(
  submission: Submission<Input, Answer, Prepared>,
  { input, address, page, trapped, key }: Arrival<Input>,
): Promise<Answer> {
  const known = key && (await recallAnswer(requestPool(), key));
  if (known) return replay(known);
  await countSubmission(submission.form, address, input.email);
  const prepared = await submission.prepare(input, trapped);
  const reference = key && isUuid(key.key) ? key.key : null;
  for (let attempt = 1; ; attempt += 1) {
    const answer = await submission.newAnswer();
    try {
      await withTransaction(async (tx) => {
        if (key && !(await claimKey(tx, key, answer))) throw new AnsweredError();
        await submission.store(tx, { input, answer, trapped, reference, page, prepared });
      });
      return answer;
    } catch (error) {
      if (error instanceof TakenError && attempt < ATTEMPTS) continue;
      if (!(error instanceof AnsweredError) || !key) throw error;
      const first = await recallAnswer(requestPool(), key);
      if (first) return replay(first);
      throw error;
    }
  }
}

const uuid = z.uuid();
const isUuid = (value: string) => uuid.safeParse(value).success;

/** @returns null without the header. @throws EndpointError bad-key */
export function submissionKey(headers: Headers, path: string, input: unknown): SubmissionKey | null {
  const key = headers.get('idempotency-key')?.trim().toLowerCase();
  if (key === undefined) return null;
  if (!isUuid(key)) throw new EndpointError('bad-key');
  return { path, key, contentHash: hashContent(input), lifetime: '48 hours' };
}
