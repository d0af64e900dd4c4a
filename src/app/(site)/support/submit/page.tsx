import { resultPage } from '@/app/result-page';
import { SUPPORT_TEXTS } from '@/features/support/contract.texts';
import { newTicketPath } from '@/features/support/server/status.queries';
import { SupportFormResult } from '@/features/support/ui/support-form-result';
import { readToken } from '@/kit/db/signed-token';

const page = resultPage(
  SUPPORT_TEXTS,
  ({ plain }) => plain.title,
  async ({ sent, brand: { mailboxes }, ...given }) => {
    const ticketId = readToken('form-result', sent);
    const ticket = ticketId === null ? null : { ticketId, path: await newTicketPath(ticketId) };
    return <SupportFormResult {...given} ticket={ticket} mailbox={mailboxes.support} />;
  },
);

export const generateMetadata = page.generateMetadata;
export default page.Page;
