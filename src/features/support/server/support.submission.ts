import { deskMayHaveChanged } from '@/core/db/desk-changes';
import { enqueueMails } from '@/core/db/enqueue-mail';
import { readBrandIdentity } from '@/core/server/brand-identity.queries';
import { currentHours } from '@/core/server/current-hours';
import { readPoliciesInForce } from '@/core/server/policies-in-force.queries';
import { newRecordNumber, underFreeNumber } from '@/core/server/record-number';
import { referenceOf, type Submit, screenSubmission } from '@/core/server/submission';
import { answerDue } from '@/core/shared/answer-clock';
import type { BusinessHours } from '@/core/shared/business-hours';
import { hoursRule } from '@/core/shared/hours-words';
import type { PoliciesInForce } from '@/core/shared/policies-in-force';
import { env, takesMail } from '@/env';
import { answeredBefore, workOnce } from '@/kit/db/idempotency';
import { insertRow } from '@/kit/db/insert-row';
import { issueToken } from '@/kit/db/signed-token';
import type { Transaction } from '@/kit/db/transaction';
import { parseWords } from '@/kit/server/public-endpoint';
import { storedOf } from '@/kit/shared/form-definition';
import { supportForm } from '../rules/support-forms';
import { ticketStates } from '../rules/ticket-states';
import { type SupportRequest, supportFields, supportRequest } from '../support.form';
import { ticketLink } from './ticket-link';
import { ticketAcknowledgement, ticketNotice } from './ticket-mails.email';
import { readTicketWords } from './ticket-words.queries';

type Answer = { ticketId: string };

/**
 * Handles a support request from its fields to its answer. @throws EndpointError; CommitFailedError; database errors
 */
export const submitTicket: Submit<Answer> = async (arrival) => {
  const input = parseWords(supportRequest, arrival.raw);
  const key = arrival.keyOf(input);
  const known = await answeredBefore<Answer>(key);
  if (known) return known;

  const [brand, policies, words, hours] = await Promise.all([
    readBrandIdentity(),
    readPoliciesInForce(),
    readTicketWords(),
    currentHours(),
  ]);
  const { suspectedSpam, mayMailSender } = await screenSubmission(supportForm, arrival, input.email, brand);

  const done = await workOnce(key, async (tx) => {
    const row = { input, suspectedSpam, reference: referenceOf(key), policies, hours };
    const { id, number: ticketId } = await underFreeNumber(
      () => newRecordNumber(brand.prefix),
      (free) => insertTicket(tx, { ...row, ticketId: free }),
    );
    if (suspectedSpam) return { ticketId };
    const ticket = { ...input, id, ticketId };
    const sender = { brand, siteUrl: env().SITE_URL, takesMail: takesMail(), rule: hoursRule(hours) };
    const mails = [ticketNotice(ticket, sender)];
    if (mayMailSender) mails.push(ticketAcknowledgement(ticket, sender, ticketLink(ticket), words.received));
    await enqueueMails(tx, mails);
    return { ticketId };
  });
  deskMayHaveChanged();
  return done;
};

/** The answer for the result page's address: readable, but nobody else can make one. */
export const ticketResult = ({ ticketId }: Answer) => ({ sent: issueToken('form-result', ticketId) });

type Row = {
  ticketId: string;
  input: SupportRequest;
  /** From a robot: stored apart, answered alike, sends no email. */
  suspectedSpam: boolean;
  reference: string | null;
  /** null: it was not sent with the site's own form. */
  policies: PoliciesInForce | null;
  /** The hours that the promise counts. */
  hours: BusinessHours | null;
};

/** @returns null if another ticket has this ID */
export function insertTicket(
  tx: Transaction,
  { input, suspectedSpam, hours, ...row }: Row,
): Promise<number | null> {
  const status = suspectedSpam ? 'spam' : ticketStates.initial;
  const due = ticketStates.isOwed(status) ? answerDue(Date.now(), hours) : null;
  const kept = { ...row, status, quarantined: suspectedSpam, dueAt: due };
  return insertRow(tx, 'support_tickets', { ...storedOf(supportFields, input), ...kept }, 'ticketId');
}
