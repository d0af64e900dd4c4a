import { EndpointError } from '@/kit/server/endpoint-errors';
import { publicEndpoint, withDeadline } from '@/kit/server/public-endpoint';
import { readForm } from '@/kit/server/read-body';
import { pageOf } from '@/kit/server/request-origin';
import { seeOther } from '@/kit/server/responses';
import { answerOf, type Content, contentKey, type Submit } from './submission';

/**
 * The result page explains to people without JavaScript, by a code, what they can correct; other errors are plain
 * text.
 */
const resultCode = (error: unknown): string | null => {
  if (!(error instanceof EndpointError)) return null;
  return error.code === 'invalid' || error.code === 'too-many' ? (error.field ?? error.code) : null;
};

/** @returns 303 to the page at `path`, with the error's code. @throws errors that a person cannot correct */
export function redirectToRefusal(path: string, error: unknown): Response {
  const code = resultCode(error);
  if (code === null) throw error;
  return seeOther(path, { refused: code });
}

/** @returns 303 to the page at `path`, with the result or the refusal in its query */
export async function redirectToResult(
  path: string,
  work: Promise<Record<string, string>>,
): Promise<Response> {
  try {
    return seeOther(path, await work);
  } catch (error) {
    return redirectToRefusal(path, error);
  }
}

/**
 * The endpoint of a form without JavaScript: urlencoded, handled like its JSON, then 303 to the page at the same
 * path.
 *
 * @param resultOf what the page needs from the answer, for its query
 */
export const formEndpoint = <Answer>(
  path: string,
  submit: Submit<Answer>,
  resultOf: (answer: Answer) => Record<string, string>,
) =>
  publicEndpoint({
    POST: async ({ request, headers, address }) => {
      const take = async () => {
        const raw = await readForm(request);
        const keyOf = (content: Content) => contentKey(path, content);
        const done = await withDeadline(submit({ raw, address, page: pageOf(headers), keyOf }));
        return resultOf(answerOf(done));
      };
      return redirectToResult(path, take());
    },
  });
