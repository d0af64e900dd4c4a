import { fieldLines } from '@/kit/shared/field-lines';
import { fileFacts } from '@/kit/shared/form-definition';
import type { TextFile } from '@/kit/ui/submission/text-file';
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
