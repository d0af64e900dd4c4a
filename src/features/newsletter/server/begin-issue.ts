import { env } from '@/env';
import { LOCKS } from '@/kit/db/locks';
import type { Transaction } from '@/kit/db/transaction';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { addressName } from '@/kit/shared/address-name';
import { NO_ISSUES, SLUG_MAX } from '../contract';
import { type IssueRow, MAY_BE_MAILED, queueIssue } from './issue-rows';

export const refuse = (message: string) => new EndpointError('invalid', { message });

/** @throws EndpointError invalid */
export function requireMailServer(): void {
  if (env().SMTP_URL) return;
  throw refuse(
    'There is no mail server: set SMTP_URL, then start this issue. A test stays in the mail queue.',
  );
}

/** Everybody who may get mail now, in one statement however many they are. */
const CHOOSE = `insert into newsletter_deliveries (issue_id, email, message_id)
  select $1::int, reader.email, '<' || gen_random_uuid() || '@' || $2::text || '>'
  from newsletter as reader where ${MAY_BE_MAILED} order by reader.id
  on conflict (issue_id, email) do nothing`;

/** The next number, and an address from the subject that no other issue or page has. */
async function addressOf(tx: Transaction, { subject }: IssueRow): Promise<{ number: number; slug: string }> {
  await tx.query('select pg_advisory_xact_lock($1)', [LOCKS.issueNumbers]);
  const { rows } = await tx.query<{ number: number; taken: string[] }>(
    `select coalesce(max(number), 0)::int + 1 as number, coalesce(json_agg(slug), '[]') as taken from newsletter_issues`,
  );
  const { number = 1, taken = [] } = rows[0] ?? {};
  // The longest suffix fits: issues are counted in thousands at most.
  const name = addressName(subject, SLUG_MAX - 10) || 'letter';
  const free = [name, `${name}-${number}`, `${name}-${number}-${number}`].find(
    (one) => !taken.includes(one) && !NO_ISSUES.includes(one),
  );
  return { number, slug: free ?? `letter-${number}-${Date.now()}` };
}

/**
 * Decides who gets the issue, gives it its place in the archive, and queues it. The caller changes its state.
 * @returns what the activity log says
 * @throws EndpointError invalid, with a sentence for staff
 */
export async function beginIssue(
  tx: Transaction,
  issue: IssueRow,
  rate: number,
  by: string,
): Promise<string> {
  requireMailServer();
  const { rowCount } = await tx.query(CHOOSE, [issue.id, new URL(env().SITE_URL).hostname]);
  if (!rowCount) throw refuse('Nobody has subscribed and confirmed yet.');
  const { number, slug } = await addressOf(tx, issue);
  await tx.query(
    `update newsletter_issues set rate = $2, started_at = now(), started_by = $3, problem = null, number = $4, slug = $5
     where id = $1`,
    [issue.id, rate, by, number, slug],
  );
  await queueIssue(tx, issue.id);
  return `started, to ${rowCount}, ${rate} a minute`;
}
