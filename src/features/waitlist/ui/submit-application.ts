import { fieldLines } from '@/kit/shared/field-lines';
import { fileFacts } from '@/kit/shared/form-definition';
import type { SubmitAttempt } from '@/kit/ui/form/use-contract-form';
import type { SubmissionOutcome } from '@/kit/ui/submission/fallback-chain';
import { serviceSettings } from '@/kit/ui/submission/form-service';
import { submitForm } from '@/kit/ui/submission/submit-form';
import type { TextFile } from '@/kit/ui/submission/text-file';
import { FILE_HEADING, NEW_APPLICATION, waitlistForm, waitlistResponse } from '../contract';
import { type WaitlistRequest, waitlistFields } from '../waitlist.form';

/** The organization's name in a form that every file system accepts; letters of all scripts stay. */
export const fileStem = (organization: string) =>
  organization
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80) || 'Application';

type ApplicationFile = {
  request: WaitlistRequest;
  mailbox: string;
  /** Idempotency key of the submission: distinguishes a late import from a second application. */
  reference: string;
  now: Date;
};

export function makeApplicationFile({ request, mailbox, reference, now }: ApplicationFile): TextFile {
  const content = [
    FILE_HEADING,
    `Please forward this file to ${mailbox} to complete your founding chapter application.`,
    '',
    ...fieldLines({
      ...fileFacts(waitlistFields, request),
      Status: 'Pending Review',
      Submitted: now.toISOString(),
      Reference: reference,
    }),
    '',
  ].join('\n');
  return { name: `${fileStem(request.organization)}-${now.getTime()}.txt`, content };
}

export type ApplicationSetting = { mailbox: string; formForwardUrl?: string };

export type ApplicationOutcome = SubmissionOutcome<{ success: true }>;

/** The site's endpoint, else the form service, else a downloaded file. @throws ApiError when the site refuses */
export const sendApplication = (
  request: WaitlistRequest,
  attempt: SubmitAttempt,
  { mailbox, formForwardUrl }: ApplicationSetting,
): Promise<ApplicationOutcome> => {
  const reference = attempt.idempotencyKey;
  const now = new Date();
  return submitForm(waitlistForm, request, attempt, waitlistResponse, {
    serviceUrl: formForwardUrl,
    serviceFields: () => applicationServiceFields(request, reference, now),
    makeFile: () => makeApplicationFile({ request, mailbox, reference, now }),
  });
};

export const applicationServiceFields = (request: WaitlistRequest, reference: string, now: Date) => ({
  name: request.fullName,
  email: request.email,
  organization: request.organization,
  organizationSize: request.organizationSize,
  message: fieldLines({ ...fileFacts(waitlistFields, request), Submitted: now.toISOString() }).join('\n'),
  reference,
  ...serviceSettings(NEW_APPLICATION, request.email),
});
