import { answering, type DeskSource, deskFacts, factsOf } from '@/core/server/desk-source';
import { labelSql } from '@/core/server/label-sql';
import { inSql } from '@/kit/db/in-sql';
import { TICKET_ANSWERS, TICKET_SPAM, ticketStates } from '../rules/ticket-states';
import { type SupportRequest, supportFields } from '../support.form';
import { mergeTicket, separateTicket } from './merge-tickets';
import {
  FAMILY,
  familyOf,
  lockLiving,
  MERGE_HISTORY,
  MERGED_INTO,
  PARTS,
  TAKES_MERGED,
} from './merged-tickets';
import { replyToTicket } from './reply-to-ticket';
import { readTicketWords } from './ticket-words.queries';

const CATEGORIES = supportFields.category.options;
/** SQL of the saved replies. */
export const SAVED_REPLIES =
  'select title, null as subject, text, null as state from saved_replies order by title limit 200';

/** Tickets at the desk. */
export const ticketDesk: DeskSource = {
  kind: 'ticket',
  ...answering(ticketStates, TICKET_ANSWERS, TICKET_SPAM),
  sql: {
    number: 'one.ticket_id',
    who: 'one.name',
    title: 'one.subject',
    detail: labelSql('one.category', CATEGORIES),
    name: 'one.name',
    organization: 'null::text',
    message: 'one.message',
    theirPriority: 'one.priority::text',
    ourPriority: 'one.staff_priority::text',
    dueAt: 'one.due_at',
    wroteAt: `greatest(one.created_at, (select max(m.created_at) from ticket_messages m
      where m.ticket_id = one.id and m.direction = 'requester'))`,
    // An answered ticket keeps its due time until the email was handed over; nobody has to answer it again.
    isWaiting: `due_at is not null and status in (${inSql(ticketStates.owed)}) and quarantined is not true`,
    isSpam: `one.status = 'spam'`,
    searched: ['ticket_id', 'subject', 'name', 'email', 'message'],
    topics: { column: 'category', options: CATEGORIES },
    facts: factsOf<SupportRequest>(deskFacts(supportFields)),
    placeholders: `json_build_object('name', one.name, 'ticketId', one.ticket_id, 'subject', one.subject)`,
    subject: 'null::text',
  },
  entries: `${FAMILY}
    select m.id, m.direction = 'staff' as "byStaff", m.author, null as subject, m.body as text,
      m.created_at as at, mails.state::text as mail, mails.last_error as problem, mails.id as "mailId",
      case when t.id <> $1 then t.ticket_id end as via
    from family join support_tickets t using (id) join ticket_messages m on m.ticket_id = t.id
      left join mails on mails.id = m.mail_id and m.direction = 'staff'
    union all
    select -t.id, false, null, t.subject, t.message, t.created_at, null, null, null, t.ticket_id
    from family join support_tickets t using (id) where t.id <> $1
    order by id`,
  writings: [{ rows: 'ticket_messages where true', record: 'ticket_id', column: 'body' }],
  merging: {
    into: MERGED_INTO,
    takes: TAKES_MERGED,
    parts: PARTS,
    history: MERGE_HISTORY,
    family: familyOf,
    living: lockLiving,
    merge: mergeTicket,
    separate: separateTicket,
  },
  makesArticles: true,
  write: async (tx, mail) => replyToTicket(tx, mail, (await readTicketWords()).reply),
  unwrite: (tx, messageId) => tx.query('delete from ticket_messages where id = $1', [messageId]),
};
