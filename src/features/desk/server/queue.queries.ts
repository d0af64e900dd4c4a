import { requestPool } from '@/db/pool';
import type { DeskSource } from '@/server/desk-source';
import { readMailTrouble } from '@/server/mail-trouble.queries';
import type { QueueAnswer, QueueQuery, QueueRow } from '../contract';

const SHOWN = 100;

/** `\`, `%` and `_` are letters of a search like others. */
const patternOf = (words: string) => `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** `$1`: the pattern. */
const found = ({ sql }: DeskSource) =>
  [
    ...sql.searched.map((column) => `one.${column} ilike $1`),
    ...(sql.alsoMatches ? [sql.alsoMatches] : []),
  ].join(' or ');

const WHOSE = { anyone: 'true', mine: 'one.assignee_id = $2', nobody: 'one.assignee_id is null' } as const;

const orderBy = ({ order, q }: QueueQuery) =>
  order === 'newest' || q ? '"createdAt" desc' : '"dueAt" nulls last, "createdAt"';

/** A search looks at every state; the queue at what waits. `$2`: who is asking. */
const rowsOf = (source: DeskSource, asked: QueueQuery) => {
  const { kind, machine, sql } = source;
  return `(select '${kind}' as kind, one.id, ${sql.who} as who, ${sql.title} as title, ${sql.detail} as detail,
      coalesce(${sql.ourPriority}, ${sql.theirPriority}) as priority, one.status::text,
      (${sql.isWaiting}) as "isWaiting", ${sql.dueAt} as "dueAt", one.created_at as "createdAt",
      (select username from users where users.id = one.assignee_id) as assignee,
      coalesce((select seen_at from site.desk_visits v where v.subject = '${machine.subject}'
        and v.subject_id = one.id and v.user_id = $2) < ${sql.wroteAt}, true) as "isUnread",
      (select username from site.desk_claims c join users on users.id = c.user_id
        where c.subject = '${machine.subject}' and c.subject_id = one.id and c.user_id <> $2
          and c.until > now()) as writer
    from ${machine.table} one
    where ${asked.q ? `(${found(source)})` : sql.isWaiting} and ${WHOSE[asked.whose]} and ($1::text is null or true)
    order by ${orderBy(asked)} limit ${SHOWN + 1})`;
};

const countOf = ({ kind, machine, sql }: DeskSource) =>
  `select '${kind}' as kind, count(*)::int as waiting,
     (count(*) filter (where ${sql.dueAt} < now()))::int as late
   from ${machine.table} one where ${sql.isWaiting}`;

type Count = { kind: DeskSource['kind']; waiting: number; late: number };

const TO_SORT = `select count(*)::int as waiting from incoming_mails where state = 'waiting'`;

/** What waits, or what a search found, in all rooms. */
export async function readQueue(
  sources: readonly DeskSource[],
  asked: QueueQuery,
  userId: number,
): Promise<QueueAnswer> {
  const chosen = sources.filter(({ kind }) => asked.kind === null || kind === asked.kind);
  const text = `select * from (${chosen.map((one) => rowsOf(one, asked)).join(' union all ')}) as queue
    order by ${orderBy(asked)}, kind, id limit ${SHOWN + 1}`;
  const pool = requestPool();
  const [{ rows }, counts, mail, toSort] = await Promise.all([
    pool.query<Omit<QueueRow, 'statusLabel'>>(text, [asked.q ? patternOf(asked.q) : null, userId]),
    pool.query<Count>(sources.map(countOf).join(' union all ')),
    readMailTrouble(),
    pool.query<{ waiting: number }>(TO_SORT),
  ]);
  const waiting = (kind: string) => counts.rows.find((row) => row.kind === kind)?.waiting ?? 0;
  const labelOf = ({ kind, status }: { kind: string; status: string }) =>
    sources.find((one) => one.kind === kind)?.machine.labelOf(status) ?? status;
  return {
    now: new Date().toISOString(),
    rows: rows.slice(0, SHOWN).map((row) => ({ ...row, statusLabel: labelOf(row) })),
    isCut: rows.length > SHOWN,
    counts: { ticket: waiting('ticket'), quote: waiting('quote'), application: waiting('application') },
    late: counts.rows.reduce((sum, { late }) => sum + late, 0),
    toSort: toSort.rows[0]?.waiting ?? 0,
    mail,
  };
}
