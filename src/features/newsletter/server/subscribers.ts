import { requestPool } from '@/db/pool';
import { type Transaction, withTransaction } from '@/db/transaction';
import type { PoliciesInForce } from '@/shared/policies-in-force';

type SubscriberState = 'pending' | 'confirmed' | 'unsubscribed';
type NewSubscriber = {
  email: string;
  name: string | null;
  trapped: boolean;
  reference: string | null;
  policies: PoliciesInForce;
  /** Whether a click in a mail must confirm it first. */
  askFirst: boolean;
};

/**
 * Known readers are left as they are, but a new wish lifts a robot's quarantine and, where no mail can ask first,
 * an old unsubscription.
 *
 * @returns null when there was nothing to change
 */
export async function subscribe(
  tx: Transaction,
  { email, name, trapped, reference, policies, askFirst }: NewSubscriber,
): Promise<{ id: number; state: SubscriberState } | null> {
  const confirmed = !askFirst && !trapped;
  const { rows } = await tx.query<{ id: number; state: SubscriberState }>({
    name: 'subscribe',
    text: `insert into newsletter as known (email, name, state, confirmed_at, quarantined, reference, policies)
           values ($1, $2, case when $3 then 'confirmed' else 'pending' end::enum_newsletter_state,
             case when $3 then now() end, $4, $5, $6)
           on conflict (email) do update set
             state = case when $3 then 'confirmed' else known.state end,
             confirmed_at = case when $3 then now() else known.confirmed_at end,
             unsubscribed_at = case when $3 then null else known.unsubscribed_at end,
             name = coalesce(nullif(excluded.name, ''), known.name),
             policies = excluded.policies, quarantined = false, updated_at = now()
           where not excluded.quarantined and (known.state <> 'confirmed' or known.quarantined)
           returning id, state`,
    values: [email, name, confirmed, trapped, reference, policies],
  });
  return rows[0] ?? null;
}

const CONFIRM = `update newsletter set state = 'confirmed', confirmed_at = coalesce(confirmed_at, now()),
    unsubscribed_at = null, quarantined = false, updated_at = now()
  where email = $1 and state <> 'confirmed'`;
const UNSUBSCRIBE = `update newsletter set state = 'unsubscribed', unsubscribed_at = now(), updated_at = now()
  where email = $1 and state <> 'unsubscribed'`;

/** @returns false for an address that is not in the list (any more) */
async function change(statement: string, email: string): Promise<boolean> {
  return withTransaction(async (tx) => {
    await tx.query(statement, [email]);
    const { rowCount } = await tx.query('select 1 from newsletter where email = $1', [email]);
    return rowCount === 1;
  });
}

export const confirmSubscriber = (email: string) => change(CONFIRM, email);
export const unsubscribeReader = (email: string) => change(UNSUBSCRIBE, email);

export async function subscriberState(email: string): Promise<SubscriberState | null> {
  const { rows } = await requestPool().query<{ state: SubscriberState }>(
    'select state from newsletter where email = $1',
    [email],
  );
  return rows[0]?.state ?? null;
}
