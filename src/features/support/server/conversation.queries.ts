import { requestPool } from '@/db/pool';
import type { ConversationAnswer, ConversationEntry } from '../contract.staff';

const TICKET = `select ticket_id as "ticketId", name, subject, status::text, due_at as "dueAt"
  from support_tickets where id = $1`;
const MESSAGES = `select one.id, one.direction::text, one.author, one.body as text, one.created_at as at,
    mails.state::text as mail, mails.last_error as problem
  from ticket_messages one left join mails on mails.id = one.mail_id and one.direction = 'staff'
  where one.ticket_id = $1 order by one.id`;
const SAVED = 'select title, text from saved_replies order by title limit 200';

/** The messages of a ticket since the request, for staff. */
export async function readConversation(id: number): Promise<ConversationAnswer | null> {
  const pool = requestPool();
  const [ticket, messages, saved] = await Promise.all([
    pool.query(TICKET, [id]),
    pool.query<ConversationEntry>(MESSAGES, [id]),
    pool.query<{ title: string; text: string }>(SAVED),
  ]);
  if (!ticket.rows[0]) return null;
  return { ...ticket.rows[0], messages: messages.rows, savedReplies: saved.rows };
}
