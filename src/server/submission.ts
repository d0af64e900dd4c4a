import { z } from 'zod';
import { claimKey, hashContent, type Remembered, recallAnswer, type SubmissionKey } from '@/db/idempotency';
import { requestPool } from '@/db/pool';
import { type Transaction, withTransaction } from '@/db/transaction';
import type { BrandIdentity, ReadBrandIdentity } from '@/shared/brand-identity';
import type { PoliciesInForce, ReadPoliciesInForce } from '@/shared/policies-in-force';
import { EndpointError } from './endpoint-errors';
import { countSubmission, type FormName } from './form-limits';
import { mayBePerson } from './mail-to-strangers';

/** What every form needs of the site, read before its transaction opens. */
export type SiteFacts = { brand: BrandIdentity; policies: PoliciesInForce };

export const siteFacts =
  (readBrand: ReadBrandIdentity, readPolicies: ReadPoliciesInForce) => async (): Promise<SiteFacts> => {
    const [brand, policies] = await Promise.all([readBrand(), readPolicies()]);
    return { brand, policies };
  };

/** What a room's form needs to be stored. */
export type Submission<Input, Answer> = {
  form: FormName;
  contract: z.ZodType<Input>;
  /** Made before the transaction, because it is remembered within it; made anew after `TakenError`. */
  newAnswer: () => Promise<Answer>;
  readFacts: () => Promise<SiteFacts>;
  /** Whether its sender is written to at once. */
  mailsSender: () => boolean;
  store: (tx: Transaction, stored: Stored<Input, Answer>) => Promise<void>;
};

type Stored<Input, Answer> = SiteFacts & {
  input: Input;
  answer: Answer;
  /** A robot's: kept apart, answered alike, mails nobody. */
  trapped: boolean;
  /** The browser's key of this submission, also found in a forwarded mail or a downloaded file. */
  reference: string | null;
  /** Path of the page on which the form stood; null when the browser does not tell. */
  page: string | null;
  /** A mail to the sender is wanted, and counted. */
  mayMailSender: boolean;
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
export async function acceptSubmission<Input extends { email: string }, Answer>(
  submission: Submission<Input, Answer>,
  { input, address, page, trapped, key }: Arrival<Input>,
): Promise<Answer> {
  const known = key && (await recallAnswer(requestPool(), key));
  if (known) return replay(known);
  const { email } = input;
  const facts = await submission.readFacts();
  const wantsMail = !trapped && submission.mailsSender() && mayBePerson(email, facts.brand);
  const mayMailSender = await countSubmission(submission.form, { address, email, wantsMail });
  const reference = key && isUuid(key.key) ? key.key : null;
  for (let attempt = 1; ; attempt += 1) {
    const answer = await submission.newAnswer();
    try {
      await withTransaction(async (tx) => {
        if (key && !(await claimKey(tx, key, answer))) throw new AnsweredError();
        await submission.store(tx, { input, answer, trapped, reference, page, mayMailSender, ...facts });
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
