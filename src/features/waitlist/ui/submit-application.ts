import { fieldLines } from '@/shared/field-lines';
import { waitlistForm } from '@/shared/forms';
import type { Attempt } from '@/ui/form/use-contract-form';
import { callApi } from '@/ui/http';
import { type Outcome, submitThroughChain } from '@/ui/submission/fallback-chain';
import { postToFormService, serviceSettings } from '@/ui/submission/form-service';
import { downloadTextFile } from '@/ui/submission/text-file';
import { type WaitlistRequest, waitlistResponse } from '../contract';
import { applicationFields, makeApplicationFile } from './application-file';

export { waitlistRequest } from '../contract';

export type ApplicationSetting = { mailbox: string; formForwardUrl?: string };

export type ApplicationOutcome = Outcome<{ success: true }>;

/** Own endpoint, else the form service, else a downloaded file. @throws ApiError when the site refuses */
export function submitApplication(
  request: WaitlistRequest,
  { idempotencyKey, traps }: Attempt,
  { mailbox, formForwardUrl }: ApplicationSetting,
): Promise<ApplicationOutcome> {
  const now = new Date();
  return submitThroughChain({
    own: () =>
      callApi({
        method: 'POST',
        path: waitlistForm.api,
        body: { ...request, ...traps },
        responseSchema: waitlistResponse,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
    serviceUrl: formForwardUrl,
    service: (url) => postToFormService(url, applicationServiceFields(request, idempotencyKey, now)),
    file: () => {
      const file = makeApplicationFile({ request, mailbox, reference: idempotencyKey, now });
      downloadTextFile(file);
      return file;
    },
  });
}

export const applicationServiceFields = (request: WaitlistRequest, reference: string, now: Date) => ({
  name: request.fullName,
  email: request.email,
  organization: request.organization,
  organizationSize: request.organizationSize,
  message: fieldLines({ ...applicationFields(request), Submitted: now.toISOString() }).join('\n'),
  reference,
  ...serviceSettings('New Founding Chapter Application', request.email),
});
