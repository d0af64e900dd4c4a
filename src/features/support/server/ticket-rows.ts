import type { Queryable } from '@/kit/db/queryable';
import type { Transaction } from '@/kit/db/transaction';
import { REOPEN_DAYS, type TicketStatus, ticketStates } from '../rules/ticket-states';

export type TicketRow = {
  id: number;
  ticketId: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  status: TicketStatus;
};

/** As tables about records of several kinds name a ticket. */
export const aboutTicket = (id: number) => ({ subject: ticketStates.subject, id });

const LOCK = `select id, ticket_id as "ticketId", name, email, subject, message, status::text
  from support_tickets where id = $1 for update`;

/** The ticket, locked until the transaction ends: writers wait for each other. */
export async function lockTicket(tx: Transaction, id: number): Promise<TicketRow | null> {
  const { rows } = await tx.query<TicketRow>(LOCK, [id]);
  return rows[0] ?? null;
}

const REOPENABLE = `select max(created_at) + interval '${REOPEN_DAYS} days' as until from transitions
  where subject = $1 and subject_id = $2::text and new_state = 'closed'`;

/** Until when the sender of a closed ticket can reopen it; null when that time is over. */
export async function reopenableUntil(db: Queryable, id: number): Promise<Date | null> {
  const { rows } = await db.query(REOPENABLE, [ticketStates.subject, id]);
  const [row] = rows as { until: Date | null }[];
  return row?.until && row.until.getTime() > Date.now() ? row.until : null;
}

type Message = {
  direction: 'staff' | 'requester';
  author: string | null;
  body: string;
  mailId: number | null;
};

/** @returns its id */
export async function insertMessage(
  tx: Transaction,
  { id }: TicketRow,
  { direction, author, body, mailId }: Message,
): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into ticket_messages (ticket_id, direction, author, body, mail_id) values ($1, $2, $3, $4, $5)
     returning id`,
    [id, direction, author, body, mailId],
  );
  return rows[0]?.id ?? 0;
}

/** The requester's last message. */
export async function lastWords(tx: Transaction, { id, message }: TicketRow): Promise<string> {
  const { rows } = await tx.query<{ body: string }>(
    `select body from ticket_messages where ticket_id = $1 and direction = 'requester' order by id desc limit 1`,
    [id],
  );
  return rows[0]?.body ?? message;
}
