import type { Pool } from 'pg';
import { transition } from '@/core/db/transition';
import type { ReadAnnouncement } from '@/core/shared/announcement';
import { withTransaction } from '@/kit/db/transaction';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { AT_ITS_TIME, issueStates } from '../rules/issue-states';
import { refuseLateAnnouncement } from './announced-draw';
import { beginIssue } from './begin-issue';
import { type IssueRow, lockIssue, queueIssue } from './issue-rows';

const startNow = (pool: Pool, { id }: IssueRow): Promise<void> =>
  withTransaction(async (tx) => {
    const issue = await lockIssue(tx, id);
    if (issue?.state !== 'scheduled') return;
    await beginIssue(tx, issue, issue.rate, issue.startedBy ?? '');
    await transition(tx, issueStates, { id, ...AT_ITS_TIME.begin, by: issue.startedBy });
  }, pool);

/** It cannot start, and nobody watches: it becomes a draft again that says why. */
const giveBack = (pool: Pool, { id }: IssueRow, reason: string): Promise<void> =>
  withTransaction(async (tx) => {
    const issue = await lockIssue(tx, id);
    if (issue?.state !== 'scheduled') return;
    await tx.query(
      'update newsletter_issues set problem = $2, send_at = null, started_by = null where id = $1',
      [id, reason],
    );
    await transition(tx, issueStates, { id, ...AT_ITS_TIME.giveBack, by: null, reason });
  }, pool);

/** Starts a scheduled issue whose time has come, by the clock of the database. */
export async function beginWhenDue(
  pool: Pool,
  issueId: number,
  readAnnouncement: ReadAnnouncement,
): Promise<void> {
  const { rows } = await pool.query<IssueRow & { isDue: boolean }>(
    `select id, announces_id as announces, send_at as "sendAt", send_at <= now() as "isDue"
     from newsletter_issues where id = $1 and state = 'scheduled'`,
    [issueId],
  );
  const [issue] = rows;
  if (!issue) return;
  if (!issue.isDue) {
    await queueIssue(pool, issueId, issue.sendAt);
    return;
  }
  try {
    await refuseLateAnnouncement(issue.announces, readAnnouncement);
    await startNow(pool, issue);
  } catch (error) {
    if (!(error instanceof EndpointError)) throw error;
    await giveBack(pool, issue, error.message);
  }
}

/** A queue that lost its jobs, as after a restore, must not lose an issue that staff scheduled. */
export const queueDueIssues = (pool: Pool) =>
  pool.query(
    `select graphile_worker.add_job('send-issue', json_build_object('issueId', id), queue_name => 'newsletter',
       job_key => 'send-issue:' || id) from newsletter_issues where state = 'scheduled' and send_at <= now()`,
  );
