import { fieldLines } from '@/shared/field-lines';
import type { TextFile } from '@/ui/submission/text-file';
import { CAME_BY, FILE_HEADING, type WaitlistRequest } from '../contract';

/** The organization's name in a form that every file system accepts; letters of all scripts stay. */
export const fileStem = (organization: string) =>
  organization
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80) || 'Application';

/** The application in readable form. */
export const applicationFields = (request: WaitlistRequest) => ({
  'Full name': request.fullName,
  Email: request.email,
  Organization: request.organization,
  'Organization size': `${request.organizationSize} members`,
  ...(request.via && { [CAME_BY]: request.via }),
});

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
      ...applicationFields(request),
      Status: 'Pending Review',
      Submitted: now.toISOString(),
      Reference: reference,
    }),
    '',
  ].join('\n');
  return { name: `${fileStem(request.organization)}-${now.getTime()}.txt`, content };
}
