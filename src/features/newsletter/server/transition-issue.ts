import { recordActivity } from '@/db/activity';
import { type Transaction, withTransaction } from '@/db/transaction';
import { transition } from '@/db/transition';
import { env } from '@/env';
import { EndpointError } from '@/server/endpoint-errors';
import type { ReadAnnouncement } from '@/shared/announcement';
import type { SendingRequest } from '../contract';
import { ISSUE_ACTIONS, issueStates } from '../rules/issue-states';
import { refuseLateAnnouncement } from './announced-draw';
import { type IssueRow, lockIssue, MAY_BE_MAILED, queueIssue } from './issue-rows';

type Actor = { userId: number; username: string; role: string };
type Circumstances = { by: Actor; readAnnouncement: ReadAnnouncement };

const refuse = (message: string) => new EndpointError('invalid', { message });

/** Everybody who may get mail now, in one statement however many they are. */
const CHOOSE = `insert into newsletter_deliveries (issue_id, email, message_id)
  select $1::int, reader.email, '<' || gen_random_uuid() || '@' || $2::text || '>'
  from newsletter as reader where ${MAY_BE_MAILED} order by reader.id
  on conflict (issue_id, email) do nothing`;

async function start(tx: Transaction, issue: IssueRow, rate: number, by: string): Promise<string> {
  if (!env().SMTP_URL) {
    throw refuse(
      'There is no mail server: set SMTP_URL, then start this issue. A test stays in the mail queue.',
    );
  }
  const { rowCount } = await tx.query(CHOOSE, [issue.id, new URL(env().SITE_URL).hostname]);
  if (!rowCount) throw refuse('Nobody has subscribed and confirmed yet.');
  await tx.query(
    'update newsletter_issues set rate = $2, started_at = now(), started_by = $3 where id = $1',
    [issue.id, rate, by],
  );
  await queueIssue(tx, issue.id);
  return `started, to ${rowCount}, ${rate} a minute`;
}

async function resume(tx: Transaction, { id }: IssueRow, rate: number): Promise<string> {
  await tx.query('update newsletter_issues set rate = $2, problem = null where id = $1', [id, rate]);
  await queueIssue(tx, id);
  return `resumed, ${rate} a minute`;
}

/** The email being sent at this moment is still sent; no other is. */
async function stop(tx: Transaction, { id }: IssueRow): Promise<string> {
  await tx.query('update newsletter_issues set problem = null where id = $1', [id]);
  return 'stopped';
}

const act = (tx: Transaction, issue: IssueRow, request: SendingRequest, by: string) => {
  if (request.action === 'start') return start(tx, issue, request.rate, by);
  return request.action === 'resume' ? resume(tx, issue, request.rate) : stop(tx, issue);
};

async function applyTransition(
  tx: Transaction,
  issue: IssueRow,
  request: SendingRequest,
  by: string,
): Promise<string> {
  const { from, to, refusal } = ISSUE_ACTIONS[request.action];
  if (issue.state !== from) throw refuse(refusal);
  const details = await act(tx, issue, request, by);
  await transition(tx, issueStates, { id: issue.id, from, to, by });
  return details;
}

/** @throws EndpointError not-found, or invalid with a sentence for staff */
export const transitionIssue = (
  id: number,
  request: SendingRequest,
  { by, readAnnouncement }: Circumstances,
): Promise<void> =>
  withTransaction(async (tx) => {
    const issue = await lockIssue(tx, id);
    if (!issue) throw new EndpointError('not-found');
    if (request.action === 'start') await refuseLateAnnouncement(issue.announces, readAnnouncement);
    const details = await applyTransition(tx, issue, request, by.username);
    await recordActivity(tx, {
      actor: { id: by.userId, username: by.username, role: by.role },
      action: 'changed',
      subject: 'newsletter-issues',
      subjectId: String(id),
      details,
    });
  });
