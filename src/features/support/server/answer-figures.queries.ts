import { ANSWER_HOURS } from '@/core/shared/answer-clock';
import { inSql } from '@/kit/db/in-sql';
import { requestPool } from '@/kit/db/pool';
import { cachedRead } from '@/kit/server/cached-read';
import { ticketStates } from '../rules/ticket-states';

/** Fewer answers say nothing about the next one. */
const MEASURED_FROM = 20;
const DAYS = 90;
const MINUTE = 60_000;

/**
 * By the clock of the back office: from the request to the first transition after which its sender no longer waits.
 * A request whose time is over without an answer counts as one that was not answered in time.
 */
const ANSWERS = `subject = '${ticketStates.subject}' and new_state in (${inSql(ticketStates.answers)})`;
const RECENT = `t.created_at >= now() - interval '${DAYS} days' and t.quarantined is not true`;
const FIGURES = `with answers as (
    select subject_id::int as id, min(created_at) as at from transitions
    where ${ANSWERS} and created_at >= now() - interval '${DAYS} days' group by subject_id
  ),
  spans as (
    select extract(epoch from answers.at - t.created_at) as seconds
    from answers join support_tickets t on t.id = answers.id where ${RECENT}
  ),
  missed as (
    select count(*) as n from support_tickets t where ${RECENT} and t.due_at < now()
      and not exists (select from transitions where ${ANSWERS} and subject_id = t.id::text)
  )
  select count(*)::int as answered,
    percentile_cont(0.5) within group (order by seconds)::int as "medianSeconds",
    100.0 * count(*) filter (where seconds <= ${ANSWER_HOURS * 3600})
      / nullif(count(*) + (select n from missed), 0) as "percentKept"
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
