import { keyedHash } from '@/db/keyed-hash';
import { mailboxKey } from '@/db/limiter';
import { env } from '@/env';
import { issueToken, readToken } from '@/server/signed-token';
import { statusForm } from '../contract';

type Addressed = { id: number; email: string };

const DAY = 24 * 3_600_000;

/**
 * How long a link in a mail is good. A ticket goes 24 months after it was closed, and its links with it; this is the
 * end of links to a ticket that is never closed.
 */
const MAIL_DAYS = 5 * 365;
/** After the form, which may be filled in again: its address stays in a history that others may read. */
const VISIT_DAYS = 1;

/** A corrected address takes the ticket away from whoever got a link at the wrong one. */
const mailboxMark = (email: string) => keyedHash('ticket-link', mailboxKey(email)).slice(0, 16);

const pathOf = ({ id, email }: Addressed, days: number, now: number) =>
  `${statusForm.path}/${issueToken('ticket-status', [id, now + days * DAY, mailboxMark(email)].join(' '))}`;

/** Path for somebody who has just named ticket and address. */
export const visitPath = (ticket: Addressed, now = Date.now()) => pathOf(ticket, VISIT_DAYS, now);

/** Address for use in a mail to the requester. */
export const ticketLink = (ticket: Addressed, now = Date.now()) =>
  `${env().SITE_URL}${pathOf(ticket, MAIL_DAYS, now)}`;

/** @returns null for a token that was not made here, or whose time is over */
export function readTicketToken(token: unknown, now = Date.now()): { id: number; mark: string } | null {
  const [id, end, mark] = readToken('ticket-status', token)?.split(' ') ?? [];
  return mark && Number(end) > now ? { id: Number(id), mark } : null;
}

/** Whether a token of this mark was made for the ticket's own address. */
export const isFor = (mark: string, email: string) => mark === mailboxMark(email);
