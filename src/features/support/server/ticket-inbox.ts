import { readBusinessHours } from '@/core/db/business-hours';
import { enqueueMails } from '@/core/db/enqueue-mail';
import type { MailInbox } from '@/core/server/mail-inbox';
import { newRecordNumber, underFreeNumber } from '@/core/server/record-number';
import { hoursRule } from '@/core/shared/hours-words';
import { env, takesMail } from '@/env';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { requestByEmail } from '@/kit/shared/form-definition';
import { supportFields } from '../support.form';
import { addToTicket } from './add-message';
import { insertTicket } from './support.submission';
import { ticketDesk } from './ticket-desk';
import { ticketLink } from './ticket-link';
import { ticketAcknowledgement, ticketNotice } from './ticket-mails.email';
import { readTicketWords } from './ticket-words.queries';

const isClosed = (error: unknown) => error instanceof EndpointError && error.field === 'closed';

/** Emails to the support mailbox: each belongs to a ticket, or becomes one by the rules of the form. */
export const ticketInbox: MailInbox = {
  desk: ticketDesk,
  mailbox: 'support',
  addMessage: (tx, { id, text, brand }) =>
    addToTicket(tx, { id, message: text, file: null }, brand).catch((error) => {
      if (isClosed(error)) return null;
      throw error;
    }),
  open: async (tx, mail) => {
    const { brand, isSpam, mayMailSender } = mail;
    const input = requestByEmail(supportFields, mail);
    const hours = await readBusinessHours(tx);
    const row = { input, suspectedSpam: isSpam, reference: null, policies: null, hours };
    const { id, number: ticketId } = await underFreeNumber(
      () => newRecordNumber(brand.prefix),
      (free) => insertTicket(tx, { ...row, ticketId: free }),
    );
    if (isSpam) return id;
    const ticket = { ...input, id, ticketId };
    const sender = { brand, siteUrl: env().SITE_URL, takesMail: takesMail(), rule: hoursRule(hours) };
    const mails = [ticketNotice(ticket, sender)];
    if (mayMailSender) {
      const { received } = await readTicketWords();
      mails.push(ticketAcknowledgement(ticket, sender, ticketLink(ticket), received));
    }
    await enqueueMails(tx, mails);
    return id;
  },
};
