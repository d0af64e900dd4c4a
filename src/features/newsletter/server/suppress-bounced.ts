import type { Transaction } from '@/db/transaction';

const SUPPRESS = `insert into suppressions (email, reason, note) values (lower($1), 'bounced', $2)
  on conflict (email) do nothing`;
const UNSUBSCRIBE = `update newsletter set state = 'unsubscribed', unsubscribed_at = now(), updated_at = now()
  where lower(email) = lower($1) and state <> 'unsubscribed'`;
const LONGEST_NOTE = 500;

/** A mail server says that there is no such mailbox: no newsletter goes there any more. */
export async function suppressBounced(tx: Transaction, address: string, problem: string): Promise<void> {
  await tx.query(SUPPRESS, [address, problem.slice(0, LONGEST_NOTE)]);
  await tx.query(UNSUBSCRIBE, [address]);
}
