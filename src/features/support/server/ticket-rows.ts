import { recordStep } from '@/db/steps';
import type { Transaction } from '@/db/transaction';
import { ANSWER_HOURS, isOwed, TICKET_MOVES, TICKET_STATUSES } from '../contract';

export type TicketStatus = keyof typeof TICKET_MOVES;

export type TicketRow = {
  id: number;
  ticketId: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  status: TicketStatus;
};

const LOCK = `select id, ticket_id as "ticketId", name, email, subject, message, status::text
  from support_tickets where id = $1 for update`;

/** The ticket, held until the transaction ends: who writes to it does so one after the other. */
export async function lockTicket(tx: Transaction, id: number): Promise<TicketRow | null> {
  const { rows } = await tx.query<TicketRow>(LOCK, [id]);
  return rows[0] ?? null;
}

const label = (status: TicketStatus) =>
  TICKET_STATUSES.find(({ value }) => value === status)?.label ?? status;

type Move = { to: TicketStatus; by: string | null; reason: string | null };

/**
 * Moves a locked ticket, with its clock and its line in the history.
 * @throws Error when no such step is a sensible one
 */
export async function moveTicket(tx: Transaction, { id, status }: TicketRow, { to, by, reason }: Move) {
  const allowed: readonly string[] = TICKET_MOVES[status];
  if (!allowed.includes(to)) throw new Error(`A ticket cannot go from ${status} to ${to}`);
  await tx.query(
    `update support_tickets set status = $2::enum_support_tickets_status, updated_at = now(),
       due_at = case when $3 then coalesce(due_at, now() + $4::integer * interval '1 hour') end
     where id = $1`,
    [id, to, isOwed(to), ANSWER_HOURS],
  );
  await recordStep(tx, {
    subject: 'support-tickets',
    subjectId: String(id),
    left: label(status),
    entered: label(to),
    by,
    reason,
  });
}

type Message = {
  direction: 'staff' | 'requester';
  author: string | null;
  body: string;
  mailId: number | null;
};

export const insertMessage = (
  tx: Transaction,
  { id }: TicketRow,
  { direction, author, body, mailId }: Message,
) =>
  tx.query(
    `insert into ticket_messages (ticket_id, direction, author, body, mail_id) values ($1, $2, $3, $4, $5)`,
    [id, direction, author, body, mailId],
  );

/** What the requester wrote last. */
export async function lastWords(tx: Transaction, { id, message }: TicketRow): Promise<string> {
  const { rows } = await tx.query<{ body: string }>(
    `select body from ticket_messages where ticket_id = $1 and direction = 'requester' order by id desc limit 1`,
    [id],
  );
  return rows[0]?.body ?? message;
}
