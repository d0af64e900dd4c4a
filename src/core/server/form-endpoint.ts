import { EndpointError } from '@/kit/server/endpoint-errors';
import { publicEndpoint, withDeadline } from '@/kit/server/public-endpoint';
import { readForm, readJson } from '@/kit/server/read-body';
import { pageOf } from '@/kit/server/request-origin';
import { json, seeOther } from '@/kit/server/responses';
import type { FormEndpoints } from './server-feature';
import { answerOf, type Content, contentKey, headerKey, type Submit } from './submission';

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

/** The endpoint of a form for scripts: 201 with the submission's answer. */
const jsonEndpoint = <Answer>(path: string, submit: Submit<Answer>) =>
  publicEndpoint({
    POST: async ({ request, headers, address }) => {
      const raw = await readJson(request);
      const keyOf = (content: Content) => headerKey(headers, path, content);
      const done = await withDeadline(submit({ raw, address, page: pageOf(headers), keyOf }));
      return json(answerOf(done), 201);
    },
  });

/** What the page of a form shows when it was sent, if that says nothing about the submission. */
const SENT = { sent: 'yes' };

/**
 * The endpoints of a form whose submissions are stored: for scripts with JSON, and for browsers without JavaScript
 * urlencoded, handled alike, then 303 to the page at the same path.
 *
 * @param resultOf what the page needs from the answer, for its query
 */
export const submissionEndpoints = <Answer>(
  { path, api }: { path: string; api: string },
  submit: Submit<Answer>,
  resultOf: (answer: Answer) => Record<string, string> = () => SENT,
): FormEndpoints => ({
  api: jsonEndpoint(api, submit),
  page: publicEndpoint({
    POST: async ({ request, headers, address }) => {
      const take = async () => {
        const raw = await readForm(request);
        const keyOf = (content: Content) => contentKey(path, content);
        const done = await withDeadline(submit({ raw, address, page: pageOf(headers), keyOf }));
        return resultOf(answerOf(done));
      };
      return redirectToResult(path, take());
    },
  }),
});
