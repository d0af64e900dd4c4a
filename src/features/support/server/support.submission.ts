import { enqueueMails } from '@/db/enqueue-mail';
import type { Transaction } from '@/db/transaction';
import { env } from '@/env';
import { newRecordNumber } from '@/server/record-number';
import { type Submission, siteFacts, TakenError } from '@/server/submission';
import { answerDue } from '@/shared/answer-clock';
import type { ReadBrandIdentity } from '@/shared/brand-identity';
import type { PoliciesInForce, ReadPoliciesInForce } from '@/shared/policies-in-force';
import { type SupportRequest, supportRequest } from '../contract';
import { ticketStates } from '../rules/ticket-states';
import { ticketLink } from './ticket-link';
import { ticketAcknowledgement, ticketNotice } from './ticket-mails.email';

type Answer = { ticketId: string };
type Row = {
  ticketId: string;
  input: SupportRequest;
  trapped: boolean;
  reference: string | null;
  /** null: it did not come through the site's own form. */
  policies: PoliciesInForce | null;
};

/** @throws TakenError when the ticket ID is another ticket's */
export async function insertTicket(
  tx: Transaction,
  { ticketId, input, trapped, reference, policies }: Row,
): Promise<number> {
  const status = trapped ? 'spam' : ticketStates.initial;
  const { rows } = await tx.query<{ id: number }>({
    name: 'insert-ticket',
    text: `insert into support_tickets
             (ticket_id, name, email, subject, message, category, priority, status, quarantined, reference,
              policies, due_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
           on conflict (ticket_id) do nothing returning id`,
    values: [
      ticketId,
      input.name,
      input.email,
      input.subject,
      input.message,
      input.category,
      input.priority,
      status,
      trapped,
      reference,
      policies,
      ticketStates.isOwed(status) ? answerDue() : null,
    ],
  });
  if (!rows[0]) throw new TakenError();
  return rows[0].id;
}

export const supportSubmission = (
  readBrand: ReadBrandIdentity,
  readPolicies: ReadPoliciesInForce,
): Submission<SupportRequest, Answer> => ({
  form: 'support',
  contract: supportRequest,
  newAnswer: async () => ({ ticketId: newRecordNumber((await readBrand()).prefix) }),
  readFacts: siteFacts(readBrand, readPolicies),
  mailsSender: () => true,
  store: async (tx, { input, answer: { ticketId }, trapped, reference, brand, policies, mayMailSender }) => {
    const id = await insertTicket(tx, {
      ticketId,
      input,
      trapped,
      reference,
      policies,
    });
    if (trapped) return;
    const ticket = { ...input, id, ticketId };
    const sender = { brand, siteUrl: env().SITE_URL };
    const mails = [ticketNotice(ticket, sender)];
    if (mayMailSender) mails.push(ticketAcknowledgement(ticket, sender, ticketLink(ticket)));
    await enqueueMails(tx, mails);
  },
});
