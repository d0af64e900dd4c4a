import { WORKER_IS_SEEN } from '@/core/db/worker-presence';
import { ANSWER_HOURS } from '@/core/shared/answer-clock';
import type {
  BoardStates,
  DueItem,
  InboxBoard,
  RequestsOfDay,
  SourceResult,
  UnreadApplication,
} from '@/core/shared/board';
import type { DeskKind } from '@/core/shared/desk';
import { inSql } from '@/kit/db/in-sql';
import { requestPool } from '@/kit/db/pool';
import type { DeskSource } from './desk-source';
import { readMailTrouble } from './mail-trouble.queries';

type Sources = readonly DeskSource[];

/** SQL of the title that the desk gives a record. */
const titleOf = (sources: Sources, kind: DeskKind) =>
  sources.find((source) => source.kind === kind)?.sql.title ?? 'null';

const DUE_SHOWN = 6;
const UNREAD_SHOWN = 5;
const DAYS_SHOWN = 30;
const SOURCES_SHOWN = 8;

// These conditions match, word for word, partial indexes (migrations `board_counts` and `state_values`) that the
// counts read.
/** Tickets and quotes whose senders wait for us. Nobody waits behind suspected spam. */
const OWED_TICKETS = `support_tickets where due_at is not null and quarantined is not true`;
const owedQuotes = ({ quotes }: BoardStates) =>
  `quotes where status in (${inSql(quotes.owed)}) and quarantined is not true`;
const unreadIn = ({ applications }: BoardStates) =>
  `waitlist where status = '${applications.initial}' and quarantined is not true`;

const rowsOf = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await requestPool().query<Row>(text, values)).rows;

async function rowOf<Row extends object>(text: string): Promise<Row> {
  const [row] = await rowsOf<Row>(text);
  if (!row) throw new Error('A count query returned no row');
  return row;
}

const readDue = (states: BoardStates, sources: Sources) =>
  rowsOf<DueItem>(
    `(select 'ticket' as kind, id, ticket_id as number, ${titleOf(sources, 'ticket')} as title,
        concat_ws(' · ', name, initcap(category::text), initcap(coalesce(staff_priority::text, priority::text))) as "from",
        due_at as "dueAt" from (select * from ${OWED_TICKETS} order by due_at limit ${DUE_SHOWN}) as one)
     union all
     (select 'quote', id, quote_id, ${titleOf(sources, 'quote')}, concat_ws(' · ', name, organization), due_at
        from (select * from ${owedQuotes(states)} order by due_at limit ${DUE_SHOWN}) as one)
     order by "dueAt" limit ${DUE_SHOWN}`,
  );

const countDue = (states: BoardStates) =>
  rowOf<Pick<InboxBoard, 'owed' | 'late'>>(
    `select count(*)::int as owed, (count(*) filter (where due_at < now()))::int as late
     from (select due_at from ${OWED_TICKETS} union all select due_at from ${owedQuotes(states)}) as owed`,
  );

const readUnread = (states: BoardStates) =>
  rowsOf<UnreadApplication>(
    `select id, organization, full_name as "fullName", organization_size as size, created_at as "createdAt"
     from ${unreadIn(states)} order by created_at limit ${UNREAD_SHOWN}`,
  );

const countUnread = (states: BoardStates) =>
  rowOf<{ unreadInAll: number }>(`select count(*)::int as "unreadInAll" from ${unreadIn(states)}`);

const cameIn = (table: 'waitlist' | 'support_tickets') =>
  `(select count(*)::int from ${table}
    where created_at >= begin and created_at < begin + interval '24 hours' and quarantined is not true)`;

/** Every day of the period in UTC, including days without submissions. */
const readDays = () =>
  rowsOf<RequestsOfDay>(
    `select to_char(begin at time zone 'UTC', 'YYYY-MM-DD') as day,
       ${cameIn('waitlist')} as applications, ${cameIn('support_tickets')} as tickets
     from (select date_trunc('day', now(), 'UTC') - back * interval '24 hours' as begin
       from generate_series(0, ${DAYS_SHOWN - 1}) as back) as days
     order by begin`,
  );

const readMail = () =>
  rowOf<InboxBoard['mail']>(
    `select
       (select count(*)::int from mails where state = 'sent' and sent_at >= date_trunc('day', now(), 'UTC')) as "sentToday",
       (select count(*)::int from mails where state = 'waiting') as waiting,
       (select extract(epoch from now() - min(created_at))::int from mails where state = 'waiting')
         as "oldestWaitingSeconds",
       (select count(*)::int from mails where state = 'failed') as failed,
       ${WORKER_IS_SEEN} as "isWorkerSeen"`,
  );

const isAnswer = ({ tickets, quotes }: BoardStates) =>
  `(${[tickets, quotes].map(({ answers, subject }) => `(subject = '${subject}' and new_state in (${inSql(answers)}))`).join(' or ')})`;

/**
 * A ticket or quote counts as answered by the first transition after which its sender no longer waits for us, once its
 * email was handed over to a mail server. This
 * reads the week's transitions; older ones are read only for requests older than the week.
 */
const readWeek = (states: BoardStates) =>
  rowOf<InboxBoard['week']>(
    `with steps as (
       select * from transitions where ${isAnswer(states)} and created_at >= now() - interval '7 days'
     ),
     answers as (
       select steps.subject, steps.subject_id, min(case when mails.state = 'sent' then mails.sent_at else steps.created_at end) as at
       from steps left join site.desk_answers on transition_id = steps.id left join mails on mails.id = mail_id
       where mails.id is null or mails.state in ('sent', 'kept') group by 1, 2
     ),
     asked as (
       select answers.*, coalesce(t.created_at, q.created_at) as since from answers
       left join support_tickets t on answers.subject = 'support-tickets' and t.id = subject_id::int
       left join quotes q on answers.subject = 'quotes' and q.id = subject_id::int
     ),
     spans as (
       select extract(epoch from at - since)::int as seconds from asked
       where since >= now() - interval '7 days' or since is not null and not exists (
         select from (select * from transitions where subject = asked.subject and subject_id = asked.subject_id) as earlier
         where ${isAnswer(states)} and created_at < now() - interval '7 days')
     )
     select percentile_cont(0.5) within group (order by seconds)::int as "medianAnswerSeconds",
       count(*)::int as answered, (count(*) filter (where seconds <= ${ANSWER_HOURS * 3600}))::int as kept from spans`,
  );

/**
 * For those who answer requests; a handful of indexed reads, whatever the number of records.
 * @param sources the desk's: the board calls a record what the desk calls it
 */
export async function readInbox(states: BoardStates, sources: Sources): Promise<InboxBoard> {
  const [due, owed, unread, unreadInAll, days, mail, mailTrouble, week] = await Promise.all([
    readDue(states, sources),
    countDue(states),
    readUnread(states),
    countUnread(states),
    readDays(),
    readMail(),
    readMailTrouble(),
    readWeek(states),
  ]);
  return { due, ...owed, unread, ...unreadInAll, days, mail, mailTrouble, week };
}

/** The sources that brought somebody, those with the most founding seats first. Suspected spam does not count. */
export async function readSourceResults(): Promise<SourceResult[]> {
  const { rows } = await requestPool().query<SourceResult>(
    `select source.id, source.name, coalesce(seats, 0)::int as seats, coalesce(applications, 0)::int as applications,
       coalesce(subscribers, 0)::int as subscribers, coalesce(visits, 0)::int as visits
     from sources source
     left join (select source_id, count(*) filter (where status = 'accepted') as seats, count(*) as applications
       from waitlist where source_id is not null and quarantined is not true group by source_id) applied
       on applied.source_id = source.id
     left join (select source_id, count(*) as subscribers from newsletter
       where source_id is not null and state = 'confirmed' and quarantined is not true group by source_id) subscribed
       on subscribed.source_id = source.id
     left join (select source_id, sum(visits) as visits from site.source_visits group by source_id) visited
       on visited.source_id = source.id
     where coalesce(applications, subscribers, visits) is not null
     order by seats desc, applications desc, subscribers desc, visits desc, source.id
     limit ${SOURCES_SHOWN}`,
  );
  return rows;
}
