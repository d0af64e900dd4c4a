import { codeOf } from '@/core/server/source-sql';
import { env } from '@/env';
import { inSql } from '@/kit/db/in-sql';
import { requestPool } from '@/kit/db/pool';
import type { Transaction } from '@/kit/db/transaction';
import type { Sending } from '../contract';
import { type IssueState, NOT_STARTED } from '../rules/issue-states';
import type { IssueText } from './issue-mail.email';

/** Rows of `newsletter` (as `reader`) that may get mail. Checked at the start, and again before each email. */
export const MAY_BE_MAILED = `reader.state = 'confirmed' and reader.quarantined is not true
  and not exists (select 1 from suppressions where suppressions.email = reader.email)`;

export type IssueRow = Omit<IssueText, 'announcement'> & {
  state: IssueState;
  rate: number;
  /** The round of the giveaway that it announces. */
  announces: number | null;
  sendAt: Date | null;
  startedBy: string | null;
  slug: string | null;
  isPublic: boolean;
};

const ISSUE = `select id, subject, preview_text as "previewText", body, state::text, rate::float8 as rate,
    announces_id as announces,
    ${codeOf('source_id')} as code, send_at as "sendAt", started_by as "startedBy", slug, coalesce(is_public, false) as "isPublic"
  from newsletter_issues where id = $1`;

export async function readIssue(db: Pick<Transaction, 'query'>, id: number): Promise<IssueRow | null> {
  const { rows } = await db.query<IssueRow>(ISSUE, [id]);
  return rows[0] ?? null;
}

/** @returns null for a source that is gone */
export async function readCode(source: number): Promise<string | null> {
  const { rows } = await requestPool().query<{ code: string | null }>(`select ${codeOf('$1::int')} as code`, [
    source,
  ]);
  return rows[0]?.code ?? null;
}

/** Locked until the transaction ends: edits, starts and stops happen one after the other. */
export async function lockIssue(tx: Transaction, id: number): Promise<IssueRow | null> {
  const { rows } = await tx.query<IssueRow>(`${ISSUE} for update`, [id]);
  return rows[0] ?? null;
}

const SENDING = `select state::text, rate::float8 as rate, send_at as "sendAt", started_at as "startedAt", started_by as "startedBy",
    finished_at as "finishedAt", problem, slug, coalesce(is_public, false) as "isPublic",
    not exists (select from newsletter_issues where started_at is not null) as "isFirst",
    coalesce((select json_object_agg(state, mails) from (
      select state::text, count(*)::int as mails from newsletter_deliveries where issue_id = $1 group by 1
    ) as counted), '{}') as counts,
    case when state in (${inSql(NOT_STARTED)}) then (select count(*)::int from newsletter as reader where ${MAY_BE_MAILED}) end as readers,
    coalesce((select json_agg(json_build_object('email', email, 'state', state, 'note', note)) from (
      select email, state, note from newsletter_deliveries
      where issue_id = $1 and state in ('unsure', 'failed') order by state = 'failed', id limit 20
    ) as trouble), '[]') as troubles
  from newsletter_issues where id = $1`;

/** Progress, for staff. */
export async function readSending(id: number): Promise<Sending | null> {
  const { rows } = await requestPool().query<Omit<Sending, 'hasMailServer'>>(SENDING, [id]);
  return rows[0] ? { ...rows[0], hasMailServer: env().SMTP_URL !== undefined } : null;
}

/** One job per issue: a job added while another runs waits for it. */
export const queueIssue = (db: Pick<Transaction, 'query'>, id: number, runAt: Date | null = null) =>
  db.query(
    `select graphile_worker.add_job('send-issue', json_build_object('issueId', $1::int), queue_name => 'newsletter',
       run_at => $2::timestamptz, job_key => 'send-issue:' || $1::int)`,
    [id, runAt],
  );
