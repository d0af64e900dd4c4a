import { fieldLines } from '@/shared/field-lines';
import { supportForm } from '@/shared/forms';
import type { Attempt } from '@/ui/form/use-contract-form';
import { callApi } from '@/ui/http';
import { type Outcome, submitThroughChain } from '@/ui/submission/fallback-chain';
import { postToFormService, serviceSettings } from '@/ui/submission/form-service';
import { downloadTextFile } from '@/ui/submission/text-file';
import { type SupportRequest, supportResponse } from '../contract';
import { makeTicketFile, ticketFields } from './ticket-file';

export { supportRequest } from '../contract';

export type SupportSetting = { prefix: string; mailbox: string; formForwardUrl?: string };

export type SupportOutcome = Outcome<{ ticketId: string }>;

/** Own endpoint, else the form service, else a downloaded ticket. @throws ApiError when the site refuses */
export function submitSupport(
  request: SupportRequest,
  { idempotencyKey, traps }: Attempt,
  { prefix, mailbox, formForwardUrl }: SupportSetting,
): Promise<SupportOutcome> {
  return submitThroughChain({
    own: () =>
      callApi({
        method: 'POST',
        path: supportForm.api,
        body: { ...request, ...traps },
        responseSchema: supportResponse,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
    serviceUrl: formForwardUrl,
    service: (url) => postToFormService(url, supportServiceFields(request, idempotencyKey)),
    file: () => {
      const file = makeTicketFile({ request, prefix, mailbox, reference: idempotencyKey, now: new Date() });
      downloadTextFile(file);
      return file;
    },
  });
}

export const supportServiceFields = (request: SupportRequest, reference: string) => ({
  ...request,
  details: [...fieldLines(ticketFields(request)), '', request.message].join('\n'),
  reference,
  ...serviceSettings(`[${request.priority}] ${request.category}: ${request.subject}`, request.email),
});
