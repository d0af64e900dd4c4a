import type { PoolClient } from 'pg';
import type { DeliveryState } from '../contract';
import { MAY_BE_MAILED } from './issue-rows';

export type Claimed = {
  id: number;
  email: string;
  messageId: string;
  attempts: number;
  state: DeliveryState;
};

/**
 * Claims the next email before it goes out: whatever happens to this process then, nobody sends it again. The same
 * statement checks the recipient's current state and whether staff have stopped the issue.
 */
const CLAIM = `with next as (
    select id, email from newsletter_deliveries
    where issue_id = $1 and state = 'waiting' and (not_before is null or not_before <= now())
      and exists (select 1 from newsletter_issues where id = $1 and state = 'sending')
    limit 1 for update skip locked
  ), judged as (
    select next.id, reader.state as reader, suppressions.reason, coalesce(${MAY_BE_MAILED}, false) as may
    from next left join newsletter as reader on reader.email = next.email
      left join suppressions on suppressions.email = next.email
  )
  update newsletter_deliveries as one set claimed_at = now(),
    state = case when may then 'sending' else 'left-out' end::enum_newsletter_deliveries_state,
    settled_at = case when may then null else now() end,
    note = case when may then null
      when reason = 'unsubscribed' then 'Unsubscribed before it was sent'
      when reason = 'complaint' then 'On the suppression list: complaint'
      when reason is not null then 'On the suppression list'
      when reader is null then 'No subscriber anymore'
      else 'Not a confirmed subscriber anymore' end
  from judged where one.id = judged.id
  returning one.id, one.email, one.message_id as "messageId", one.attempts::int, one.state::text`;

export async function claimNext(db: PoolClient, issueId: number): Promise<Claimed | null> {
  const { rows } = await db.query<Claimed>({ name: 'claim-delivery', text: CLAIM, values: [issueId] });
  return rows[0] ?? null;
}

export type Settled = {
  state: Exclude<DeliveryState, 'sending' | 'left-out'>;
  note?: string;
  /** Seconds to wait before the next attempt. */
  waitSeconds?: number;
  /** Whether it counts as an attempt of this email. */
  counts?: boolean;
};

const SETTLE = `update newsletter_deliveries set state = $2::enum_newsletter_deliveries_state, note = $3,
    not_before = now() + $4::integer * interval '1 second', attempts = attempts + $5::integer,
    settled_at = case when $2 = 'waiting' then null else now() end
  where id = $1 and state = 'sending'`;
const LONGEST_NOTE = 500;

export const settle = (
  db: PoolClient,
  id: number,
  { state, note, waitSeconds, counts = true }: Settled,
): Promise<unknown> =>
  db.query({
    name: 'settle-delivery',
    text: SETTLE,
    values: [id, state, note?.slice(0, LONGEST_NOTE) ?? null, waitSeconds ?? null, counts ? 1 : 0],
  });

/** Call this only as the sole sender of this issue: its `sending` rows were left by a process that died. */
export const markLeftBehind = (db: PoolClient, issueId: number) =>
  db.query(
    `update newsletter_deliveries set state = 'unsure', settled_at = now(),
       note = 'Sending broke off right then: the email may or may not have arrived.'
     where issue_id = $1 and state = 'sending'`,
    [issueId],
  );

/** @returns when the next email may go; null when none is left */
export async function nextTry(db: PoolClient, issueId: number): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date | null }>(
    `select min(coalesce(not_before, now())) as at from newsletter_deliveries where issue_id = $1 and state = 'waiting'`,
    [issueId],
  );
  return rows[0]?.at ?? null;
}
