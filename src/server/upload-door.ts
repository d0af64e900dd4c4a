import { CommitFailedError, DeadlineError } from '@/db/database-errors';
import { removePrivateFile } from '@/db/private-files';
import { contentKey, leadToResult } from './form-door';
import { type Call, parseWith, publicEndpoint, withDeadline } from './public-endpoint';
import { readUpload, type Upload, type UploadRules } from './read-upload';
import { pageOf } from './request-origin';
import { json } from './responses';
import { isTrapped } from './spam-traps';
import { acceptSubmission, type Submission, submissionKey } from './submission';
import { inUploadSlot } from './upload-slots';

export type UploadDoor<Input, Answer> = {
  path: string;
  /** Its input holds the file, or null, under the name of the file field. */
  submission: Submission<Input, Answer>;
  file: UploadRules;
  /** @throws EndpointError invalid, for a file that is not what the form asks for */
  inspect: (upload: Upload) => Promise<void>;
  /** What the result page needs to know of the answer, for its query. */
  resultOf: (answer: Answer) => Record<string, string>;
};

/** Whether a transaction with this file may have been committed although nobody heard of it. */
const mayBeStored = (error: unknown) => error instanceof CommitFailedError || error instanceof DeadlineError;

async function take<Input extends { email: string }, Answer>(
  { path, submission, file, inspect }: UploadDoor<Input, Answer>,
  { request, headers, address }: Call,
): Promise<Answer> {
  const { fields, upload } = await readUpload(request, file);
  let isUsed = false;
  const marking: typeof submission = {
    ...submission,
    store: (tx, stored) => {
      isUsed = true;
      return submission.store(tx, stored);
    },
  };
  try {
    const input = parseWith(submission.contract, { ...fields, [file.field]: upload });
    if (upload) await inspect(upload);
    // A second attempt writes a file of its own: what it holds makes it the same.
    const content = { ...input, [file.field]: upload && [upload.name, upload.sha256] };
    const key = submissionKey(headers, path, content) ?? contentKey(path, content);
    const arrival = { input, address, page: pageOf(headers), trapped: isTrapped(fields), key };
    const answer = await withDeadline(acceptSubmission(marking, arrival));
    if (upload && !isUsed) await removePrivateFile(file.kind, upload.id);
    return answer;
  } catch (error) {
    if (upload && !mayBeStored(error)) await removePrivateFile(file.kind, upload.id);
    throw error;
  }
}

/**
 * The door of a form with a file: multipart. The file is on the disk before its transaction begins, so an
 * acknowledged submission always has it; one whose transaction failed is removed here, and what a crash leaves behind
 * is swept by housekeeping. A script that accepts JSON gets the answer; a browser is led to the page at the same path.
 */
export const uploadDoor = <Input extends { email: string }, Answer>(door: UploadDoor<Input, Answer>) => {
  const answer = (call: Call) => inUploadSlot(call.address, () => take(door, call));
  return publicEndpoint(
    {
      POST: async (call) =>
        /\bapplication\/json\b/i.test(call.headers.get('accept') ?? '')
          ? json(await answer(call), 201)
          : leadToResult(door.path, answer(call).then(door.resultOf)),
    },
    { behind: door.path },
  );
};
