import { inSql } from '@/db/in-sql';
import { requestPool } from '@/db/pool';
import { cachedRead } from '@/server/cached-read';
import { ANSWER_HOURS } from '@/shared/answer-clock';
import { ticketStates } from '../rules/ticket-states';

/** Fewer answers say nothing about the next one. */
const MEASURED_FROM = 20;
const DAYS = 90;
const MINUTE = 60_000;

/**
 * By the clock of the back office: from the request to the first transition after which its sender no longer waits.
 * A request whose time is over without an answer counts as one that was not answered in time.
 */
const FIGURES = `with asked as (
    select t.created_at, t.due_at, (select min(created_at) from transitions
      where subject = '${ticketStates.subject}' and subject_id = t.id::text
        and new_state in (${inSql(ticketStates.answers)})) as answered_at
    from support_tickets t
    where t.created_at >= now() - interval '${DAYS} days' and t.quarantined is not true
  ),
  spans as (
    select extract(epoch from answered_at - created_at) as seconds, answered_at is null and due_at < now() as missed
    from asked
  )
  select count(seconds)::int as answered,
    percentile_cont(0.5) within group (order by seconds)::int as "medianSeconds",
    100.0 * count(*) filter (where seconds <= ${ANSWER_HOURS * 3600})
      / nullif(count(*) filter (where seconds is not null or missed), 0) as "percentKept"
  from spans`;

export type AnswerFigures = { medianSeconds: number; percentKept: number };

/** What was measured of our answers in the past 90 days; null before twenty of them. */
export const readAnswerFigures = cachedRead(
  'answer-figures',
  MINUTE,
  async (): Promise<AnswerFigures | null> => {
    const { rows } = await requestPool().query<{
      answered: number;
      medianSeconds: number;
      percentKept: string;
    }>(FIGURES);
    const [row] = rows;
    if (!row || row.answered < MEASURED_FROM) return null;
    // Rounded down: nothing is claimed that was not measured.
    return { medianSeconds: row.medianSeconds, percentKept: Math.floor(Number(row.percentKept)) };
  },
);
