import type { Transaction } from '@/db/transaction';
import { transition } from '@/db/transition';
import type { MailInbox } from '@/server/mail-inbox';
import type { Answerable } from '../reply-address';
import type { DeliveryReport } from './delivery-report';

/** Puts an address that does not exist on the suppression list. */
export type Suppress = (tx: Transaction, address: string, problem: string) => Promise<void>;

type Mail = {
  id: number;
  to: string;
  fromPerson: boolean;
  collection: string | null;
  recordId: string | null;
};

const MAIL = `select id, "to", coalesce(from_person, false) as "fromPerson", related_collection as collection,
    related_id as "recordId" from mails where message_id = $1 and lower("to") = lower($2) for update`;
const CAME_BACK = `update mails set state = 'failed', last_error = $2, updated_at = now() where id = $1`;

/** A colleague’s answer that reached nobody: the record waits again. */
async function reopen(tx: Transaction, inboxes: readonly MailInbox[], { collection, recordId }: Mail) {
  const machine = inboxes.find(({ desk }) => desk.machine.subject === collection)?.desk.machine;
  const id = Number(recordId);
  if (!machine?.stopsClock || !id) return;
  const { rows } = await tx.query<{ state: string }>(
    `select ${machine.column}::text as state from ${machine.table} where id = $1 for update`,
    [id],
  );
  const from = rows[0]?.state;
  const to = from && machine.owed.find((one) => machine.refusal(from, one) === null);
  if (from && to && machine.answers.includes(from))
    await transition(tx, machine, { id, from, to, by: null, reason: 'Our answer came back.' });
}

export type Reported = { state: 'report'; reason: string; record: Answerable | null };

/** What a mail server reports about an email of ours. A report about none of ours changes nothing. */
export async function takeInReport(
  tx: Transaction,
  report: DeliveryReport,
  { inboxes, suppress }: { inboxes: readonly MailInbox[]; suppress: Suppress },
): Promise<Reported> {
  const { rows } = await tx.query<Mail>(MAIL, [report.about, report.recipient]);
  const mail = rows[0];
  if (!mail) return { state: 'report', reason: 'It reports about no email of ours.', record: null };
  const record = mail.collection && mail.recordId ? { collection: mail.collection, id: mail.recordId } : null;
  if (!report.isFailed) return { state: 'report', reason: `Delayed. ${report.problem}`, record };
  await tx.query(CAME_BACK, [mail.id, `Came back. ${report.problem}`.slice(0, 500)]);
  if (report.isAddressBad) await suppress(tx, mail.to, report.problem);
  if (mail.fromPerson) await reopen(tx, inboxes, mail);
  return { state: 'report', reason: `Came back. ${report.problem}`, record };
}
