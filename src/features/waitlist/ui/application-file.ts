import { fieldLines } from '@/kit/shared/field-lines';
import { fileFacts } from '@/kit/shared/form-definition';
import type { TextFile } from '@/kit/ui/submission/text-file';
import { FILE_HEADING } from '../contract';
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
