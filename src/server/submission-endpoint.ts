import { publicEndpoint, withJson } from './public-endpoint';
import { pageOf } from './request-origin';
import { json } from './responses';
import { isTrapped } from './spam-traps';
import { acceptSubmission, type Submission, submissionKey } from './submission';

/** The JSON door of a form: 201 with the submission's answer. */
export const submissionEndpoint = <Input extends { email: string }, Answer>(
  path: string,
  submission: Submission<Input, Answer>,
) =>
  publicEndpoint({
    POST: withJson(submission.contract, async (input, { headers, address }, raw) => {
      const key = submissionKey(headers, path, input);
      const arrival = { input, address, page: pageOf(headers), trapped: isTrapped(raw), key };
      return json(await acceptSubmission(submission, arrival), 201);
    }),
  });
