import { publicEndpoint, withDeadline } from './public-endpoint';
import { readJson } from './read-body';
import { pageOf } from './request-origin';
import { json } from './responses';
import { answerOf, type Content, headerKey, type Submit } from './submission';

/** The endpoint of a form for scripts: 201 with the submission's answer. */
export const submissionEndpoint = <Answer>(path: string, submit: Submit<Answer>) =>
  publicEndpoint({
    POST: async ({ request, headers, address }) => {
      const raw = await readJson(request);
      const keyOf = (content: Content) => headerKey(headers, path, content);
      const done = await withDeadline(submit({ raw, address, page: pageOf(headers), keyOf }));
      return json(answerOf(done), 201);
    },
  });
