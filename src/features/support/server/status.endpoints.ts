import { answeredBefore, DOUBLE_CLICK_LIFETIME, hashContent, type SubmissionKey } from '@/db/idempotency';
import { EndpointError } from '@/server/endpoint-errors';
import { redirectToRefusal } from '@/server/form-endpoint';
import { countSubmission } from '@/server/form-limits';
import { parseWith, publicEndpoint, withDeadline } from '@/server/public-endpoint';
import { readForm } from '@/server/read-body';
import { empty } from '@/server/responses';
import type { ReadBrandIdentity } from '@/shared/brand-identity';
import { addedMessage, messageForm, statusForm, statusQuestion } from '../contract';
import { addMessage } from './add-message';
import { findTicket, readTicket } from './status.queries';
import { visitPath } from './ticket-link';

/** 303 to the address that the work returns, or to the page at `path`, which says what was wrong. */
const leadOn = (path: string, work: Promise<string>): Promise<Response> =>
  withDeadline(work).then(
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
  POST: ({ request, address }) => leadOn(statusForm.path, askAfter(request, address)),
});

/** The page contains nothing per visitor: the same text on the same ticket soon after is the same message. */
const sameWords = (id: number, message: string): SubmissionKey => {
  const contentHash = hashContent({ id, message });
  return { path: messageForm.path, key: contentHash, contentHash, lifetime: DOUBLE_CLICK_LIFETIME };
};

async function add(request: Request, address: string, readBrand: ReadBrandIdentity): Promise<string> {
  const { token, ...fields } = await readForm(request);
  const ticket = await readTicket(token);
  if (!ticket) throw new EndpointError('invalid', { field: 'link' });
  const { message } = parseWith(addedMessage, fields);
  const key = sameWords(ticket.id, message);
  if (!(await answeredBefore(key))) {
    await countSubmission(messageForm, { address, email: ticket.email });
    await addMessage({ id: ticket.id, message, key }, await readBrand());
  }
  return `${statusForm.path}/${token}?sent=yes`;
}

/** The form below a ticket: 303 back to it. */
export const messageEndpoint = (readBrand: ReadBrandIdentity) =>
  publicEndpoint({
    POST: ({ request, address }) => leadOn(messageForm.path, add(request, address, readBrand)),
  });
