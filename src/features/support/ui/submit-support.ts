import { fieldLines } from '@/kit/shared/field-lines';
import { fileFacts } from '@/kit/shared/form-definition';
import type { SubmitAttempt } from '@/kit/ui/form/use-contract-form';
import type { SubmissionOutcome } from '@/kit/ui/submission/fallback-chain';
import { serviceSettings } from '@/kit/ui/submission/form-service';
import { submitForm } from '@/kit/ui/submission/submit-form';
import type { TextFile } from '@/kit/ui/submission/text-file';
import { supportForm, supportResponse } from '../contract';
import { type SupportRequest, supportFields } from '../support.form';

type TicketFile = {
  request: SupportRequest;
  prefix: string;
  mailbox: string;
  /** Idempotency key of the submission: distinguishes a late import from a second request. */
  reference: string;
  now: Date;
};

/** A ticket as a text file. The message comes last, so that it may contain anything. */
export function makeTicketFile({ request, prefix, mailbox, reference, now }: TicketFile): TextFile {
  const stamp = now.getTime();
  const content = [
    'Support Request',
    `Please send this file to ${mailbox} to receive assistance.`,
    '',
    ...fieldLines({
      'Ticket ID': `${prefix}-${stamp}`,
      Submitted: now.toISOString(),
      ...fileFacts(supportFields, request),
      Reference: reference,
    }),
    '',
    'Message:',
    request.message,
    '',
  ].join('\n');
  return { name: `${prefix}-support-ticket-${stamp}.txt`, content };
}

export { supportRequest } from '../support.form';

export type SupportSetting = { prefix: string; mailbox: string; formForwardUrl?: string };

export type SupportOutcome = SubmissionOutcome<{ ticketId: string }>;

/** The site's endpoint, else the form service, else a downloaded ticket. @throws ApiError when the site refuses */
export const sendSupportRequest = (
  request: SupportRequest,
  attempt: SubmitAttempt,
  { prefix, mailbox, formForwardUrl }: SupportSetting,
): Promise<SupportOutcome> => {
  const reference = attempt.idempotencyKey;
  return submitForm(supportForm, request, attempt, supportResponse, {
    serviceUrl: formForwardUrl,
    serviceFields: () => supportServiceFields(request, reference),
    makeFile: () => makeTicketFile({ request, prefix, mailbox, reference, now: new Date() }),
  });
};

export const supportServiceFields = (request: SupportRequest, reference: string) => ({
  ...request,
  details: [...fieldLines(fileFacts(supportFields, request)), '', request.message].join('\n'),
  reference,
  ...serviceSettings(`[${request.priority}] ${request.category}: ${request.subject}`, request.email),
});
