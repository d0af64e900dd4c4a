import type { Transaction } from '@/kit/db/transaction';

const BOUNCED = `insert into suppressions (email, reason, note) values (lower($1), 'bounced', $2)
  on conflict (email) do nothing`;
/** Whoever unsubscribed or could not be reached may come back by themselves; after a complaint only staff decide. */
const COMPLAINED = `insert into suppressions as known (email, reason, note) values (lower($1), 'complaint', $2)
  on conflict (email) do update set reason = 'complaint', note = excluded.note, updated_at = now()
  where known.reason in ('unsubscribed', 'bounced')`;
const UNSUBSCRIBE = `update newsletter set state = 'unsubscribed', unsubscribed_at = now(), updated_at = now()
  where lower(email) = lower($1) and state <> 'unsubscribed'`;
const REPORTED = `update newsletter_deliveries
  set state = case when $3 then 'failed' else state end, note = case when $3 then $4 else note end
  where message_id = $1 or id = $2::integer returning email`;
const LONGEST_NOTE = 500;
/** As the addresses call them that reports about issues are sent to. */
export const DELIVERIES = 'newsletter-deliveries';

const takeOff = (statement: string) => async (tx: Transaction, address: string, problem: string) => {
  await tx.query(statement, [address, problem.slice(0, LONGEST_NOTE)]);
  await tx.query(UNSUBSCRIBE, [address]);
};

type Report = { about: string | null; isFailed: boolean; problem: string };
/** What the address names that a report was sent to. */
type Signed = { collection: string; id: string } | null;

/** What follows for the newsletter when an email came back, or when its reader complained. */
export const readerReports = {
  bounced: takeOff(BOUNCED),
  complained: takeOff(COMPLAINED),
  reported: async (tx: Transaction, { about, isFailed, problem }: Report, signed: Signed) => {
    const note = `Came back. ${problem}`.slice(0, LONGEST_NOTE);
    const delivery = signed?.collection === DELIVERIES ? signed.id : null;
    const { rows } = await tx.query<{ email: string }>(REPORTED, [about, delivery, isFailed, note]);
    return rows[0]?.email ?? null;
  },
};
