import { readFiles } from '@/core/server/record-files';
import { mailboxKey } from '@/kit/db/limiter';
import { requestPool } from '@/kit/db/pool';
import type { TicketView } from '../contract';
import { ticketStates } from '../rules/ticket-states';
import { FAMILY, familyOf, livingTicket } from './merged-tickets';
import { isFor, readTicketToken, visitPath } from './ticket-link';
import { aboutTicket, reopenableUntil } from './ticket-rows';

/** One query, whichever half of the pair is wrong. @returns null for every wrong pair */
export async function findTicket(
  ticketId: string,
  email: string,
): Promise<{ id: number; email: string } | null> {
  const { rows } = await requestPool().query<{ id: number; email: string }>(
    'select id, email from support_tickets where ticket_id = any($1) limit 1',
    [[ticketId, ticketId.toUpperCase()]],
  );
  const ticket = rows[0];
  return ticket && mailboxKey(ticket.email) === mailboxKey(email) ? ticket : null;
}

/** @returns the path of a ticket from the past hour: the address of its form's answer stays in a history longer */
export async function newTicketPath(ticketId: string): Promise<string | null> {
  const { rows } = await requestPool().query<{ id: number; email: string }>(
    `select id, email from support_tickets where ticket_id = $1 and created_at > now() - interval '1 hour'`,
    [ticketId],
  );
  return rows[0] ? visitPath(rows[0]) : null;
}

type Row = Omit<TicketView, 'messages' | 'files' | 'reopensUntil'> & { email: string };
type MessageRow = Omit<TicketView['messages'][number], 'files'> & { id: number };

const TICKET = `select email, ticket_id as "ticketId", subject, message, status::text, created_at as "createdAt"
  from support_tickets where id = $1`;
/** With what was merged into it; the request of a merged ticket has its id, negative. */
const MESSAGES = `${FAMILY}
  select m.id, direction::text, body as text, m.created_at as at from ticket_messages m join family on family.id = m.ticket_id
  union all
  select -t.id, 'requester', t.message, t.created_at from support_tickets t join family using (id) where t.id <> $1
  order by at, id`;

/** A ticket for whoever holds its link, or that of one that was merged into it: what they wrote and what was answered, without staff notes. */
export async function readTicket(
  token: unknown,
): Promise<(TicketView & { id: number; email: string }) | null> {
  const key = readTicketToken(token);
  if (!key) return null;
  const pool = requestPool();
  const id = await livingTicket(pool, key.id);
  const { rows } = await pool.query<Row>(TICKET, [id]);
  const ticket = rows[0];
  if (!ticket || !isFor(key.mark, ticket.email)) return null;
  const [messages, files, reopensUntil] = await Promise.all([
    pool.query<MessageRow>(MESSAGES, [id]),
    familyOf(pool, id).then((ids) => readFiles({ ...aboutTicket(id), ids }, null)),
    ticket.status === 'closed' ? reopenableUntil(pool, id) : null,
  ]);
  const filesOf = (wanted: number) =>
    files.filter(({ entry }) => entry === wanted).map(({ entry: _, ...file }) => file);
  // Mail that the spam checks caught by mistake looks to its sender like any other ticket.
  const status = ticket.status === 'spam' ? ticketStates.initial : ticket.status;
  return {
    ...ticket,
    id,
    status,
    reopensUntil,
    files: filesOf(0),
    messages: messages.rows.map(({ id, ...message }) => ({ ...message, files: filesOf(id) })),
  };
}
