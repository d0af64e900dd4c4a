import { DOUBLE_CLICK_LIFETIME, hashContent, type SubmissionKey } from '@/db/idempotency';
import { mailboxKey } from '@/db/limiter';
import { EndpointError } from './endpoint-errors';
import { parseWith, publicEndpoint, withDeadline } from './public-endpoint';
import { readForm } from './read-body';
import { seeOther } from './responses';
import { isTrapped } from './spam-traps';
import { acceptSubmission, type Submission } from './submission';

/** A page holds nothing per visitor, so such a form has no key: the same details soon after are the same form. */
const contentKey = (path: string, input: { email: string }): SubmissionKey => {
  const contentHash = hashContent(input);
  const key = hashContent([mailboxKey(input.email), contentHash]);
  return { path, key, contentHash, lifetime: DOUBLE_CLICK_LIFETIME };
};

/** What a person without JavaScript can put right is told on the result page, by a code; the rest in plain text. */
const resultCode = (error: unknown): string | null => {
  if (!(error instanceof EndpointError)) return null;
  return error.code === 'invalid' || error.code === 'too-many' ? (error.field ?? error.code) : null;
};

/**
 * The door of a form without JavaScript: urlencoded, the same contract, checks and transaction as its JSON door,
 * then 303 to the page at the same path.
 *
 * @param resultOf what the page needs to know of the answer, for its query
 */
export const formDoor = <Input extends { email: string }, Answer, Prepared>(
  path: string,
  submission: Submission<Input, Answer, Prepared>,
  resultOf: (answer: Answer) => Record<string, string>,
) =>
  publicEndpoint(
    {
      POST: async (call) => {
        const raw = await readForm(call.request);
        try {
          const input = parseWith(submission.contract, raw);
          const key = contentKey(path, input);
          const arrival = { input, address: call.address, trapped: isTrapped(raw), key };
          return seeOther(path, resultOf(await withDeadline(acceptSubmission(submission, arrival))));
        } catch (error) {
          const code = resultCode(error);
          if (code === null) throw error;
          return seeOther(path, { refused: code });
        }
      },
    },
    { behind: path },
  );
