import { recordActivity } from '@/core/db/activity';
import { transition } from '@/core/db/transition';
import type { ReadAnnouncement } from '@/core/shared/announcement';
import { type Transaction, withTransaction } from '@/kit/db/transaction';
import { EndpointError } from '@/kit/server/endpoint-errors';
import type { SendingRequest } from '../contract';
import { ISSUE_ACTIONS, type IssueAction, issueStates } from '../rules/issue-states';
import { refuseLateAnnouncement } from './announced-draw';
import { beginIssue, refuse, requireMailServer } from './begin-issue';
import { type IssueRow, lockIssue, queueIssue } from './issue-rows';

type Actor = { userId: number; username: string; role: string };
type Circumstances = { by: Actor; readAnnouncement: ReadAnnouncement };

/** At most this far ahead: a date beyond it is a slip. */
const FARTHEST_MS = 366 * 24 * 3_600_000;

type Schedule = { rate: number; at: string };

async function schedule(
  tx: Transaction,
  { id }: IssueRow,
  { rate, at }: Schedule,
  by: string,
): Promise<string> {
  requireMailServer();
  const ahead = Date.parse(at) - Date.now();
  if (ahead <= 0) throw refuse('This time has passed. Choose a later one, or send the issue now.');
  if (ahead > FARTHEST_MS) throw refuse('Please choose a time within a year.');
  await tx.query(
    `update newsletter_issues set rate = $2, send_at = $3::timestamptz, started_by = $4, problem = null where id = $1`,
    [id, rate, at, by],
  );
  await queueIssue(tx, id, new Date(at));
  return `scheduled for ${new Date(at).toISOString()}, ${rate} a minute`;
}

/** Its job finds a draft, and does nothing. */
async function unschedule(tx: Transaction, { id }: IssueRow): Promise<string> {
  await tx.query('update newsletter_issues set send_at = null, started_by = null where id = $1', [id]);
  return 'taken back to draft';
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

type Transition = Extract<SendingRequest, { action: IssueAction }>;

function act(tx: Transaction, issue: IssueRow, request: Transition, by: string): Promise<string> {
  switch (request.action) {
    case 'start':
      return beginIssue(tx, issue, request.rate, by);
    case 'schedule':
      return schedule(tx, issue, request, by);
    case 'unschedule':
      return unschedule(tx, issue);
    case 'resume':
      return resume(tx, issue, request.rate);
    case 'stop':
      return stop(tx, issue);
  }
}

async function applyTransition(
  tx: Transaction,
  issue: IssueRow,
  request: Transition,
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
  request: Transition,
  { by, readAnnouncement }: Circumstances,
): Promise<void> =>
  withTransaction(async (tx) => {
    const issue = await lockIssue(tx, id);
    if (!issue) throw new EndpointError('not-found');
    if (request.action === 'start' || request.action === 'schedule')
      await refuseLateAnnouncement(issue.announces, readAnnouncement);
    const details = await applyTransition(tx, issue, request, by.username);
    await recordActivity(tx, {
      actor: { id: by.userId, username: by.username, role: by.role },
      action: 'changed',
      subject: 'newsletter-issues',
      subjectId: String(id),
      details,
    });
  });
