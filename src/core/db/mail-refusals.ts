/**
 * SQL: it was about one recipient, whose mailbox is full or whose server is not ready. The words are those of the SMTP
 * library, and the codes those of RFC 3463 about addresses and mailboxes.
 */
const IS_ABOUT_ONE = String.raw`last_error ~* 'all recipients were rejected|(^|[^.\d])[45]\.[12]\.\d|mailbox.{0,20}full|quota'`;
/** As many recipients are no coincidence. */
const MANY = 5;

/** SQL: what was tried since an email left, and still waits. Reads the fifty emails that were handled last. */
const TRIED = `latest as (select "to", state, last_error, attempts, created_at, updated_at from mails
    order by updated_at desc limit 50),
  before as (select max(updated_at) as at from latest where state = 'sent'),
  tried as (select latest.*, ${IS_ABOUT_ONE} as one, before.at,
      case when attempts <= 1 then updated_at else greatest(created_at, before.at) end as since
    from latest, before where state = 'waiting' and last_error is not null and updated_at > coalesce(before.at, '-infinity'))`;
const IS_GENERAL = `(bool_or(not one) or count(distinct "to") >= ${MANY})`;

/** SQL: emails fail in general, not for one recipient or another. */
export const MAIL_IS_REFUSED = `coalesce((with ${TRIED} select ${IS_GENERAL} from tried), false)`;

/** SQL: for how many seconds they have; from the first failure, as far as attempts say when it was. */
export const REFUSED_SECONDS = `(with ${TRIED}
  select extract(epoch from now() - coalesce(min(since) filter (where not one), min(since)))::int from tried)`;

/** SQL: what the server said last. */
export const REFUSED_PROBLEM = `(with ${TRIED} select last_error from tried order by one, updated_at desc limit 1)`;
