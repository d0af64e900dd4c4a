import type { Transaction } from '@/db/transaction';
import { transition } from '@/db/transition';
import { storedLink } from '@/db/unsigned-links';
import type { MailInbox } from '@/server/mail-inbox';
import type { Answerable } from '../reply-address';
import type { DeliveryReport } from './delivery-report';

/** What the newsletter makes of reports. */
export type Readers = {
  /** There is no such mailbox: no newsletter goes there anymore. */
  bounced: (tx: Transaction, address: string, problem: string) => Promise<void>;
  /** The reader marked an email as spam. */
  complained: (tx: Transaction, address: string, problem: string) => Promise<void>;
  /** For a report about an email of an issue. @returns to whom it was sent; null: it is not about one of those */
  reported: (tx: Transaction, report: DeliveryReport) => Promise<string | null>;
};

/** What the invitations of staff make of an email that came back. */
export type Invitations = {
  /** @param value what the link says */
  cameBack: (tx: Transaction, value: string) => Promise<void>;
};

type Mail = {
  id: number;
  to: string;
  text: string;
  fromPerson: boolean;
  collection: string | null;
  recordId: string | null;
};

const MAIL = `select id, "to", text, coalesce(from_person, false) as "fromPerson", related_collection as collection,
    related_id as "recordId" from mails where message_id = $1 and ($2::text is null or lower("to") = lower($2))
  for update`;
const CAME_BACK = `update mails set state = 'failed', last_error = $2, updated_at = now() where id = $1`;

/** A colleague’s answer that reached nobody: the record waits again. */
async function reopen(tx: Transaction, inboxes: readonly MailInbox[], { collection, recordId }: Mail) {
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

type Followers = { inboxes: readonly MailInbox[]; readers: Readers; invitations: Invitations };
export type Reported = { state: 'report'; reason: string; record: Answerable | null };

/** What a mail server reports about an email of ours. A report about none of ours changes nothing. */
export async function processReport(
  tx: Transaction,
  report: DeliveryReport,
  { inboxes, readers, invitations }: Followers,
): Promise<Reported> {
  const { rows } = await tx.query<Mail>(MAIL, [report.about, report.recipient]);
  const mail = rows[0];
  const reader = mail?.to ?? (await readers.reported(tx, report));
  if (reader === null) return { state: 'report', reason: 'It is not about any email of ours.', record: null };
  const record =
    mail?.collection && mail.recordId ? { collection: mail.collection, id: mail.recordId } : null;
  if (report.isComplaint) {
    await readers.complained(tx, reader, report.problem);
    return { state: 'report', reason: `Complaint. ${report.problem}`, record };
  }
  if (!report.isFailed) return { state: 'report', reason: `Delayed. ${report.problem}`, record };
  if (mail) await tx.query(CAME_BACK, [mail.id, `Came back. ${report.problem}`.slice(0, 500)]);
  if (report.isAddressBad) await readers.bounced(tx, reader, report.problem);
  if (mail?.fromPerson) await reopen(tx, inboxes, mail);
  const invitation = mail && storedLink('staff-invitation', mail.text);
  if (invitation) await invitations.cameBack(tx, invitation);
  return { state: 'report', reason: `Came back. ${report.problem}`, record };
}
