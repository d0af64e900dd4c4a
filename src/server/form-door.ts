import { DOUBLE_CLICK_LIFETIME, hashContent, type SubmissionKey } from '@/db/idempotency';
import { mailboxKey } from '@/db/limiter';
import { EndpointError } from './endpoint-errors';
import { type Call, parseWith, publicEndpoint, withDeadline } from './public-endpoint';
import { readForm } from './read-body';
import { pageOf } from './request-origin';
import { seeOther } from './responses';
import { isTrapped } from './spam-traps';
import { acceptSubmission, type Submission } from './submission';

/** A page holds nothing per visitor, so such a form has no key: the same details soon after are the same form. */
export const contentKey = (path: string, input: { email: string }): SubmissionKey => {
  const contentHash = hashContent(input);
  const key = hashContent([mailboxKey(input.email), contentHash]);
  return { path, key, contentHash, lifetime: DOUBLE_CLICK_LIFETIME };
};

/** What a person without JavaScript can put right is told on the result page, by a code; the rest in plain text. */
const resultCode = (error: unknown): string | null => {
  if (!(error instanceof EndpointError)) return null;
  return error.code === 'invalid' || error.code === 'too-many' ? (error.field ?? error.code) : null;
};

/** @returns 303 to the page at `path`, with the code of what was wrong. @throws what a person cannot put right */
export function leadToRefusal(path: string, error: unknown): Response {
  const code = resultCode(error);
  if (code === null) throw error;
  return seeOther(path, { refused: code });
}

/** @returns 303 to the page at the door's path: with what it needs to know of the result, or of the refusal */
export async function leadToResult(path: string, work: Promise<Record<string, string>>): Promise<Response> {
  try {
    return seeOther(path, await work);
  } catch (error) {
    return leadToRefusal(path, error);
  }
}

/**
 * The door of a form without JavaScript: urlencoded, the same contract, checks and transaction as its JSON door,
 * then 303 to the page at the same path.
 *
 * @param resultOf what the page needs to know of the answer, for its query
 */
export const formDoor = <Input extends { email: string }, Answer>(
  path: string,
  submission: Submission<Input, Answer>,
  resultOf: (answer: Answer) => Record<string, string>,
) => {
  const take = async ({ request, headers, address }: Call) => {
    const raw = await readForm(request);
    const input = parseWith(submission.contract, raw);
    const page = pageOf(headers);
    const arrival = { input, address, page, trapped: isTrapped(raw), key: contentKey(path, input) };
    return resultOf(await withDeadline(acceptSubmission(submission, arrival)));
  };
  return publicEndpoint({ POST: (call) => leadToResult(path, take(call)) }, { behind: path });
};
