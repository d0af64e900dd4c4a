import type { Form } from '@/kit/shared/form';
import type { SubmitAttempt } from '../form/use-contract-form';
import { callApi, type ResponseSchema } from '../http';
import { type SubmissionOutcome, submitThroughChain } from './fallback-chain';
import { postToFormService } from './form-service';
import { downloadTextFile, type TextFile } from './text-file';

type Fallback = {
  /** Address of the form service, when one is set. */
  serviceUrl: string | undefined;
  serviceFields: () => Record<string, string>;
  makeFile: () => TextFile;
};

type FormWithApi = Form & { api: string };

/**
 * Sends a form to the site; if the site fails, a form with a fallback uses that.
 *
 * @throws ApiError when the site refuses; without a fallback also NetworkError, UnexpectedAnswerError
 */
export async function submitForm<Answer, F extends FormWithApi>(
  form: F,
  request: object,
  { idempotencyKey, spamFields }: SubmitAttempt,
  responseSchema: ResponseSchema<Answer>,
  fallback: F['hasFallback'] extends true ? Fallback : null,
): Promise<SubmissionOutcome<Answer>> {
  const own = () =>
    callApi({
      method: 'POST',
      path: form.api,
      body: { ...request, ...spamFields },
      responseSchema,
      headers: { 'Idempotency-Key': idempotencyKey },
    });
  if (!fallback) return { via: 'site', answer: await own() };
  const { serviceUrl, serviceFields, makeFile } = fallback;
  return submitThroughChain({
    own,
    serviceUrl,
    service: (url) => postToFormService(url, serviceFields()),
    file: () => {
      const file = makeFile();
      downloadTextFile(file);
      return file;
    },
  });
}
