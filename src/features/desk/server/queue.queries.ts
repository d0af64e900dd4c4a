import type { DeskSource } from '@/core/server/desk-source';
import { countToSort } from '@/core/server/incoming-mails.queries';
import { readMailTrouble } from '@/core/server/mail-trouble.queries';
import { requestPool } from '@/kit/db/pool';
import type { QueueAnswer, QueueQuery, QueueRow } from '../contract';
import { type FilterWords, filterWords } from '../rules/filter-words';
import { MERGED } from '../rules/merged-words';
import { assigneeColumn } from './assignee-column';
import { readColleagues } from './colleagues.queries';
import { type Search, searchFor } from './search.queries';

const SHOWN = 100;

const WHOSE = {
  anyone: null,
  mine: 'one.assignee_id = $1',
  nobody: `${assigneeColumn('users.id')} is null`,
} as const;

const orderBy = ({ order }: QueueQuery, { rest }: FilterWords) =>
  order === 'newest' || rest.length > 0 ? '"createdAt" desc' : '"dueAt" nulls last, "createdAt"';

/** Nobody who asks, `$1`, has read it since its sender wrote. */
const isUnread = ({ machine, sql }: DeskSource) =>
  `coalesce((select seen_at from site.desk_visits v where v.subject = '${machine.subject}'
     and v.subject_id = one.id and v.user_id = $1) < ${sql.wroteAt}, true)`;

/** A search looks at every state; the queue at what waits. */
const conditions = (source: DeskSource, asked: QueueQuery, words: FilterWords, search: Search) => {
  const { kind, sql } = source;
  const terms = search.conditions.get(kind) ?? [];
  return [
    ...(terms.length > 0 ? terms : [sql.isWaiting]),
    WHOSE[asked.whose],
    words.whose && WHOSE[words.whose],
    words.isLate && `${sql.isWaiting} and ${sql.dueAt} < now()`,
    words.isUnread && isUnread(source),
    words.priority && `coalesce(${sql.ourPriority}, ${sql.theirPriority}) = '${words.priority}'`,
  ].filter((one) => typeof one === 'string');
};

const rowsOf = (source: DeskSource, asked: QueueQuery, words: FilterWords, search: Search) => {
  const { kind, machine, merging, sql } = source;
  return `(select '${kind}' as kind, one.id, ${sql.who} as who, ${sql.title} as title, ${sql.detail} as detail,
      coalesce(${sql.ourPriority}, ${sql.theirPriority}) as priority, one.status::text,
      ${merging?.into ?? 'null::json'} is not null as "isMerged", (${sql.isWaiting}) as "isWaiting", ${sql.dueAt} as "dueAt", one.created_at as "createdAt",
      ${assigneeColumn('username')} as assignee,
      ${isUnread(source)} as "isUnread",
      array(select tag from site.desk_tags t where t.subject = '${machine.subject}' and t.subject_id = one.id
        order by tag) as tags,
      (select username from site.desk_claims c join users on users.id = c.user_id
        where c.subject = '${machine.subject}' and c.subject_id = one.id and c.user_id <> $1
          and c.until > now()) as writer
    from ${machine.table} one where ${conditions(source, asked, words, search).join(' and ')}
    order by ${orderBy(asked, words)} limit ${SHOWN + 1})`;
};

const countOf = ({ kind, machine, sql }: DeskSource) =>
  `select '${kind}' as kind, count(*)::int as waiting,
     (count(*) filter (where ${sql.dueAt} < now()))::int as late
   from ${machine.table} one where ${sql.isWaiting}`;

type Count = { kind: DeskSource['kind']; waiting: number; late: number };

/** What waits, or what a search found, in all features. */
export async function readQueue(
  sources: readonly DeskSource[],
  asked: QueueQuery,
  userId: number,
): Promise<QueueAnswer> {
  const words = filterWords(asked.q);
  const kinds = [asked.kind, words.kind].filter((kind) => kind !== null);
  const chosen = sources.filter(({ kind }) => kinds.every((one) => one === kind));
  const pool = requestPool();
  const readRows = async () => {
    if (chosen.length === 0) return [];
    const search = await searchFor(chosen, words.rest, 2);
    const { rows } = await pool.query<Omit<QueueRow, 'statusLabel'> & { isMerged: boolean }>(
      `select * from (${chosen.map((one) => rowsOf(one, asked, words, search)).join(' union all ')}) as queue
       order by ${orderBy(asked, words)}, kind, id limit ${SHOWN + 1}`,
      [userId, ...search.values],
    );
    return rows;
  };
  const [rows, counts, mail, toSort, colleagues] = await Promise.all([
    readRows(),
    pool.query<Count>(sources.map(countOf).join(' union all ')),
    readMailTrouble(),
    countToSort(),
    readColleagues(),
  ]);
  const waiting = (kind: string) => counts.rows.find((row) => row.kind === kind)?.waiting ?? 0;
  const labelOf = ({ kind, status, isMerged }: { kind: string; status: string; isMerged: boolean }) =>
    isMerged ? MERGED : (sources.find((one) => one.kind === kind)?.machine.labelOf(status) ?? status);
  return {
    now: new Date().toISOString(),
    rows: rows.slice(0, SHOWN).map((row) => ({ ...row, statusLabel: labelOf(row) })),
    isCut: rows.length > SHOWN,
    counts: { ticket: waiting('ticket'), quote: waiting('quote'), application: waiting('application') },
    late: counts.rows.reduce((sum, { late }) => sum + late, 0),
    toSort,
    colleagues,
    mail,
  };
}
