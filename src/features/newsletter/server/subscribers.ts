import { sourceOf } from '@/core/server/source-sql';
import type { PoliciesInForce } from '@/core/shared/policies-in-force';
import { type Transaction, withTransaction } from '@/kit/db/transaction';

type SubscriberState = 'pending' | 'confirmed' | 'unsubscribed';
type NewSubscriber = {
  email: string;
  name: string | null;
  suspectedSpam: boolean;
  reference: string | null;
  /** What the form said. */
  wording: string;
  /** Page of the form; null when the browser does not say. */
  page: string | null;
  policies: PoliciesInForce;
  /** The code of where the subscriber came from. */
  via: string | undefined;
  /** Whether a click in an email must confirm it first. */
  askFirst: boolean;
};

/** The subscriber's own unsubscription, which they can take back; other reasons stay until staff remove them. */
const OWN = `reason = 'unsubscribed'`;

/**
 * Known subscribers stay as they are, but a new request lifts the quarantine of a suspected robot and, where no
 * confirmation email can be sent, an earlier unsubscription. A complaint, or an address that staff suppressed, is
 * never touched.
 *
 * @returns null when there was nothing to change
 */
export async function subscribe(
  tx: Transaction,
  { email, name, suspectedSpam, reference, wording, page, policies, via, askFirst }: NewSubscriber,
): Promise<{ id: number; state: SubscriberState; askedAt: Date } | null> {
  const confirmed = !askFirst && !suspectedSpam;
  if (confirmed) await tx.query(`delete from suppressions where email = $1 and ${OWN}`, [email]);
  const { rows } = await tx.query<{ id: number; state: SubscriberState; askedAt: Date }>({
    name: 'subscribe',
    text: `insert into newsletter as known (email, name, state, confirmed_at, quarantined, reference, policies,
             consent_wording, consent_place, consent_at, source_id)
           select $1::varchar, $2::varchar, case when $3 then 'confirmed' else 'pending' end::enum_newsletter_state,
             case when $3 then now() end, $4::boolean, $5::varchar, $6::varchar, $7::varchar, $8::varchar, now(),
             ${sourceOf('$9')}
           where not exists (select 1 from suppressions where email = $1 and not ${OWN})
           on conflict (email) do update set
             state = case when $3 then 'confirmed' else known.state end,
             confirmed_at = case when $3 then now() else known.confirmed_at end,
             unsubscribed_at = case when $3 then null else known.unsubscribed_at end,
             name = coalesce(nullif(excluded.name, ''), known.name),
             policies = excluded.policies, quarantined = false, updated_at = now(),
             consent_wording = excluded.consent_wording, consent_place = excluded.consent_place,
             consent_at = excluded.consent_at, source_id = coalesce(known.source_id, excluded.source_id)
           where not excluded.quarantined and (known.state <> 'confirmed' or known.quarantined)
           returning id, state, consent_at as "askedAt"`,
    values: [email, name, confirmed, suspectedSpam, reference, policies, wording, page, via ?? null],
  });
  return rows[0] ?? null;
}

/** Whoever unsubscribed after they were asked has answered: only a newer request brings them back. */
const CONFIRM = `with confirmed as (update newsletter set state = 'confirmed', confirmed_at = now(),
    unsubscribed_at = null, quarantined = false, updated_at = now()
  where email = $1 and state <> 'confirmed' and (unsubscribed_at >= $2::timestamptz) is not true
    and not exists (select 1 from suppressions where email = $1 and not ${OWN})
  returning id, email),
  lifted as (delete from suppressions where email = (select email from confirmed) and ${OWN})
  select id from confirmed`;
/** Also when somebody was asked again since an earlier one: the newer question is answered too. */
const UNSUBSCRIBE = `with kept as (
    insert into suppressions (email, reason) values ($1, 'unsubscribed') on conflict (email) do nothing
  )
  update newsletter set state = 'unsubscribed', unsubscribed_at = now(), updated_at = now()
  where email = $1 and (state <> 'unsubscribed' or consent_at > unsubscribed_at)`;

/**
 * @param askedAt when the question was sent that this answers; null: it is on the page
 * @param welcome adds the email to a person who was not subscribed before this
 * @returns false for an address that is not in the list (anymore), or may not return to it
 */
export const confirmSubscriber = (
  email: string,
  askedAt: Date | null,
  welcome?: (tx: Transaction, id: number) => Promise<void>,
): Promise<boolean> =>
  withTransaction(async (tx) => {
    const { rows: confirmed } = await tx.query<{ id: number }>(CONFIRM, [email, askedAt]);
    if (confirmed[0]) await welcome?.(tx, confirmed[0].id);
    const { rowCount } = await tx.query(`select 1 from newsletter where email = $1 and state = 'confirmed'`, [
      email,
    ]);
    return rowCount === 1;
  });

/** Also for an address that is not in the list: whoever asks gets no more mail. */
export const unsubscribeReader = async (email: string): Promise<void> =>
  withTransaction(async (tx) => {
    await tx.query(UNSUBSCRIBE, [email]);
  });
