import { transition } from '@/core/db/transition';
import { storedLink } from '@/core/db/unsigned-links';
import type { MailInbox, MailRefusal, ReturnedMail } from '@/core/server/mail-inbox';
import type { Transaction } from '@/kit/db/transaction';

export type SentMail = {
  id: number;
  to: string;
  text: string;
  fromPerson: boolean;
  collection: string | null;
  recordId: string | null;
};

/** The newest email of the outbox with this condition, locked. */
export async function sentMail(
  tx: Transaction,
  condition: string,
  values: unknown[],
): Promise<SentMail | null> {
  const { rows } = await tx.query<SentMail>(
    `select id, "to", text, coalesce(from_person, false) as "fromPerson", related_collection as collection,
       related_id as "recordId" from mails where ${condition} order by id desc limit 1 for update`,
    values,
  );
  return rows[0] ?? null;
}

const CAME_BACK = `update mails set state = 'failed', last_error = $2, updated_at = now() where id = $1`;

/** A colleague’s answer that reached nobody: the record waits again. */
async function reopen(tx: Transaction, inboxes: readonly MailInbox[], { collection, recordId }: SentMail) {
  const { machine, merging } = inboxes.find(({ desk }) => desk.machine.subject === collection)?.desk ?? {};
  const asked = Number(recordId);
  if (!machine?.stopsClock || !asked) return;
  const id = (await merging?.living(tx, asked)) ?? asked;
  const { rows } = await tx.query<{ state: string }>(
    `select ${machine.column}::text as state from ${machine.table} where id = $1 for update`,
    [id],
  );
  const from = rows[0]?.state;
  const to = from && machine.owed.find((one) => machine.refusal(from, one) === null);
  if (from && to && machine.answers.includes(from))
    await transition(tx, machine, { id, from, to, by: null, reason: 'Our answer came back.' });
}

type Return = MailRefusal & {
  /** null: an email of an issue, or one that nobody can name. */
  mail: SentMail | null;
  address: string;
};

/** As the record of an email says it, within what its column shows. */
export const bounceText = (problem: string): string => `Came back. ${problem}`.slice(0, 500);

/**
 * What follows from a refusal for good, wherever it is learned: from a report, from the mail provider, or from the
 * receiving server while the email is being sent.
 */
export async function handleBounce(
  tx: Transaction,
  { inboxes, readers, invitations }: ReturnedMail,
  { mail, address, problem, isAddressBad }: Return,
): Promise<void> {
  if (isAddressBad) await readers.bounced(tx, address, problem);
  if (!mail) return;
  await tx.query(CAME_BACK, [mail.id, bounceText(problem)]);
  if (mail.fromPerson) await reopen(tx, inboxes, mail);
  const invitation = storedLink('staff-invitation', mail.text);
  if (invitation) await invitations.bounced(tx, invitation);
}

const BY_RECIPIENT = `lower("to") = lower($1) and subject = $2 and sent_at > now() - interval '30 days'`;
const IS_FAILED = `select 1 from mails where id = $1 and state = 'failed'`;

/**
 * A mail provider tells of a refusal for good: it names the email by its recipient and subject. The newest of these may
 * have been reported before.
 */
export async function handleProviderBounce(
  tx: Transaction,
  returned: ReturnedMail,
  { subject, ...refusal }: { address: string; subject: string; problem: string },
): Promise<void> {
  const mail = await sentMail(tx, BY_RECIPIENT, [refusal.address, subject]);
  const isKnown = mail !== null && (await tx.query(IS_FAILED, [mail.id])).rowCount === 1;
  await handleBounce(tx, returned, { ...refusal, mail: isKnown ? null : mail, isAddressBad: true });
}
