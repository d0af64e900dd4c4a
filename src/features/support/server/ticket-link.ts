import { env } from '@/env';
import { keyedHash, keyedHashes } from '@/kit/db/keyed-hash';
import { mailboxKey } from '@/kit/db/limiter';
import { issueToken, readToken } from '@/kit/db/signed-token';
import { statusForm } from '../contract';

type Addressed = { id: number; email: string };

const DAY = 24 * 3_600_000;

/**
 * How long a link in an email works. A ticket is erased 24 months after it was closed, and its links with it; this
 * limit is for tickets that are never closed.
 */
const MAIL_DAYS = 5 * 365;
/** Shorter after the form, which can be filled in again: the address stays in a history that others may read. */
const VISIT_DAYS = 1;

/** When the address is corrected, links sent to the wrong address stop working. */
const MARK = 16;
const mailboxMark = (email: string) => keyedHash('ticket-link', mailboxKey(email)).slice(0, MARK);

const pathOf = ({ id, email }: Addressed, days: number, now: number) =>
  `${statusForm.path}/${issueToken('ticket-status', [id, now + days * DAY, mailboxMark(email)].join(' '))}`;

/** Path for somebody who has just entered ticket and address. */
export const visitPath = (ticket: Addressed, now = Date.now()) => pathOf(ticket, VISIT_DAYS, now);

/** Address for use in an email to the requester. */
export const ticketLink = (ticket: Addressed, now = Date.now()) =>
  `${env().SITE_URL}${pathOf(ticket, MAIL_DAYS, now)}`;

/** @returns null for a token that was not made here, or that expired */
export function readTicketToken(token: unknown, now = Date.now()): { id: number; mark: string } | null {
  const [id, end, mark] = readToken('ticket-status', token)?.split(' ') ?? [];
  return mark && Number(end) > now ? { id: Number(id), mark } : null;
}

/** Whether a token with this mark was made for the ticket's current address. */
export const isFor = (mark: string, email: string) =>
  keyedHashes('ticket-link', mailboxKey(email)).some((hash) => hash.slice(0, MARK) === mark);
