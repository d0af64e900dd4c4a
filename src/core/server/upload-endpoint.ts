import { CommitFailedError, DeadlineError } from '@/kit/db/database-errors';
import { removePrivateFile } from '@/kit/db/private-files';
import { type Call, publicEndpoint, withDeadline } from '@/kit/server/public-endpoint';
import { readUpload, type UploadRules } from '@/kit/server/read-upload';
import { pageOf } from '@/kit/server/request-origin';
import { json } from '@/kit/server/responses';
import { redirectToResult } from './form-endpoint';
import { answerOf, type Content, contentKey, headerKey, type Submit } from './submission';
import { inUploadSlot } from './upload-slots';

/** Whether a transaction with this file may have been committed without confirmation. */
export const mayBeStored = (error: unknown) =>
  error instanceof CommitFailedError || error instanceof DeadlineError;

async function take<Answer>(
  path: string,
  file: UploadRules,
  submit: Submit<Answer>,
  { request, headers, address }: Call,
): Promise<Answer> {
  const { fields, upload } = await readUpload(request, file);
  const raw = { ...fields, [file.field]: upload };
  const keyOf = (content: Content) => headerKey(headers, path, content) ?? contentKey(path, content);
  try {
    const done = await withDeadline(submit({ raw, address, page: pageOf(headers), keyOf }));
    // A repeated submission uploaded its file again, which nobody needs.
    if (upload && done.isRepeated) await removePrivateFile(file.kind, upload.id);
    return answerOf(done);
  } catch (error) {
    if (upload && !mayBeStored(error)) await removePrivateFile(file.kind, upload.id);
    throw error;
  }
}

/**
 * The endpoint of a form with a file: multipart. The file is on disk before its transaction begins, so an
 * acknowledged submission always has it; a file whose transaction failed is removed here, and housekeeping sweeps
 * what a crash leaves behind. A script that accepts JSON gets the answer; a browser is redirected to the page at the
 * same path.
 *
 * @param submit receives the file, or null, among the fields under its own name
 * @param resultOf what the result page needs from the answer, for its query
 */
export const uploadEndpoint = <Answer>(
  path: string,
  file: UploadRules,
  submit: Submit<Answer>,
  resultOf: (answer: Answer) => Record<string, string>,
) => {
  const answer = (call: Call) => inUploadSlot(call.address, () => take(path, file, submit, call));
  return publicEndpoint({
    POST: async (call) =>
      /\bapplication\/json\b/i.test(call.headers.get('accept') ?? '')
        ? json(await answer(call), 201)
        : redirectToResult(path, answer(call).then(resultOf)),
  });
};
