import { readBrandIdentity } from '@/core/server/brand-identity.queries';
import { redirectToRefusal } from '@/core/server/form-endpoint';
import { countSubmission } from '@/core/server/form-limits';
import { checkFile, downloadFile, dropFile, FILE_RULES } from '@/core/server/record-files';
import { mayBeStored } from '@/core/server/upload-endpoint';
import { inUploadSlot } from '@/core/server/upload-slots';
import { answeredBefore, DOUBLE_CLICK_LIFETIME, hashContent, type SubmissionKey } from '@/kit/db/idempotency';
import { requestPool } from '@/kit/db/pool';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { parseWords, publicEndpoint, withDeadline } from '@/kit/server/public-endpoint';
import { readForm } from '@/kit/server/read-body';
import { readUpload, type Upload } from '@/kit/server/read-upload';
import { empty, seeOther } from '@/kit/server/responses';
import { addedMessage, messageForm, statusForm, statusQuestion } from '../contract';
import { addMessage } from './add-message';
import { familyOf } from './merged-tickets';
import { findTicket, readTicket } from './status.queries';
import { visitPath } from './ticket-link';
import { aboutTicket } from './ticket-rows';

/** 303 to the address that the work returns, or to the page at `path`, which says what was wrong. */
const redirectTo = (path: string, work: Promise<string>): Promise<Response> =>
  work.then(
    (found) => empty(303, { Location: found }),
    (error) => redirectToRefusal(path, error),
  );

/** The same answer for every wrong pair, and for malformed input. */
async function askAfter(request: Request, address: string): Promise<string> {
  const asked = statusQuestion.safeParse(await readForm(request));
  if (!asked.success) throw new EndpointError('invalid', { field: 'unknown' });
  const { ticketId, email } = asked.data;
  await countSubmission(statusForm, { address, email });
  const ticket = await findTicket(ticketId, email);
  if (!ticket) throw new EndpointError('invalid', { field: 'unknown' });
  return visitPath(ticket);
}

/** The form at /support/status: 303 to the ticket, or back. */
export const statusEndpoint = publicEndpoint({
  POST: ({ request, address }) => redirectTo(statusForm.path, withDeadline(askAfter(request, address))),
});

/** The page contains nothing per visitor: the same text on the same ticket soon after is the same message. */
const sameWords = (id: number, message: string, file: string | undefined): SubmissionKey => {
  const contentHash = hashContent({ id, message, file });
  return { path: messageForm.path, key: contentHash, contentHash, lifetime: DOUBLE_CLICK_LIFETIME };
};

type Sent = { fields: Record<string, string>; upload: Upload | null };

async function add({ fields, upload }: Sent, address: string): Promise<string> {
  const { token, ...words } = fields;
  const ticket = await readTicket(token);
  if (!ticket) throw new EndpointError('invalid', { field: 'link' });
  const { message } = parseWords(addedMessage, words);
  const key = sameWords(ticket.id, message, upload?.sha256);
  const store = async () => {
    await countSubmission(messageForm, { address, email: ticket.email });
    const file = upload && (await checkFile(upload));
    return addMessage({ id: ticket.id, message, file, key }, await readBrandIdentity());
  };
  const { isRepeated } = (await answeredBefore(key)) ?? (await store());
  // A repeated message uploaded its file again, which nobody needs.
  if (isRepeated && upload) await dropFile(upload.id);
  return `${statusForm.path}/${token}?sent=yes`;
}

/** The file is on disk before its transaction begins; a refused message leaves none. */
const receive = (request: Request, address: string): Promise<string> =>
  inUploadSlot(address, async () => {
    const sent = await readUpload(request, FILE_RULES);
    try {
      return await withDeadline(add(sent, address));
    } catch (error) {
      if (sent.upload && !mayBeStored(error)) await dropFile(sent.upload.id);
      throw error;
    }
  });

const isTooLarge = (error: unknown) => error instanceof EndpointError && error.code === 'too-large';
const isBrowser = (headers: Headers) => /\btext\/html\b/i.test(headers.get('accept') ?? '');

/** The form below a ticket: 303 back to it. Words without a file are limited like those of any form. */
export const messageEndpoint = publicEndpoint({
  POST: async ({ request, headers, address }) => {
    try {
      return await redirectTo(messageForm.path, receive(request, address));
    } catch (error) {
      if (!isTooLarge(error) || !isBrowser(headers)) throw error;
      return seeOther(messageForm.path, { refused: 'too-large' });
    }
  },
});

/** GET …/<token>/files/<id>: a file of the ticket, for whoever holds its link. */
export const ticketFileEndpoint = publicEndpoint({
  GET: async ({ params }) => {
    const ticket = await readTicket(params.token);
    if (!ticket) throw new EndpointError('not-found');
    const ids = await familyOf(requestPool(), ticket.id);
    return downloadFile({ ...aboutTicket(ticket.id), ids }, null, params.file);
  },
});
