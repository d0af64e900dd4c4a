import { publicEndpoint, withJson } from './public-endpoint';
import { json } from './responses';
import { isTrapped } from './spam-traps';
import { acceptSubmission, type Submission, submissionKey } from './submission';

/** The JSON door of a form: 201 with the submission's answer. */
export const submissionEndpoint = <Input extends { email: string }, Answer, Prepared>(
  path: string,
  submission: Submission<Input, Answer, Prepared>,
) =>
  publicEndpoint({
    POST: withJson(submission.contract, async (input, { headers, address }, raw) => {
      const key = submissionKey(headers, path, input);
      return json(await acceptSubmission(submission, { input, address, trapped: isTrapped(raw), key }), 201);
    }),
  });
